import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [react()],
  // The engine is built from its sources, so that a page never holds an older one.
  resolve: { conditions: ['@rulechart/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { target: 'es2022' },
});
