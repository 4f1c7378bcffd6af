process.stdout.write('Usage: rulechart <command> [options]\n');
