import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { meaning } from '../src/acting.ts';
import { file, run } from './run.ts';

const play = (typed: readonly string[], more = '') => run(`play --rules tiny --seed 4${more}`, typed);

describe('play', () => {
  it('tells the position in lines, asks with a numbered menu, and takes numbers and words', async () => {
    const { code, out } = await play(['play jester 1', 'done', '1', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('Your hand: 6 cards: Jester 1, Knight 8,');
    expect(out).toContain("The opponent's hand: 6 cards.");
    expect(out).toMatch(/You decide:\n1\. play Jester 1\n2\. play Knight 8/);
    expect(out).toContain('Jester 1 asks: pick up to 1 card.');
    expect(out).toMatch(/B: (play|pass)/);
  });

  it('plays in Japanese', async () => {
    const { out } = await play(['道化1 出す', '決定', 'quit'], ' --lang ja');
    expect(out).toContain('自分の手札：6枚：道化1、');
    expect(out).toContain('あなた：道化1 出す。');
  });

  it('never shows what the seat does not know', async () => {
    const { out } = await play(['1', 'done', 'log', 'quit']);
    const before = out.slice(0, out.indexOf('B:'));
    expect(before.match(/opponent's hand: .*/g)?.every((line) => line === "opponent's hand: 6 cards.")).toBe(true);
  });

  it('says why something is not possible', async () => {
    const { out } = await play(['? pass', '? play knight 8', '? play excalibur', '? dance', '?', 'quit']);
    expect(out).toContain('Not now (lead). Possible in: answer. (Overtop 1: The leader plays a card of the hand)');
    expect(out).toContain('play Knight 8 is possible.');
    expect(out).toContain('There is no card "excalibur"');
    expect(out).toContain('"dance" names no act');
  });

  it('understands when it does not understand', async () => {
    const { out } = await play(['jester', 'hop', '99', 'quit']);
    expect(out).toContain('"jester" may mean: play Jester 1, play Jester 9, play Jester 5.');
    expect(out).toContain('"hop" is no decision here.');
    expect(out).toContain('"99" is no decision here.');
  });

  it('takes back, saves and concedes', async () => {
    const saved = file('saved.json');
    const { out, code } = await play(['undo', '1', 'undo', 'look', 'save', `save ${saved}`, 'concede']);
    expect(code).toBe(0);
    expect(out).toContain('Nothing to take back.');
    expect(out).toContain('Taken back.');
    expect(out).toContain('A has conceded.');
    expect(existsSync(saved)).toBe(true);
  });

  it('comes to an end, also with both seats at the keyboard', async () => {
    const { out } = await play(
      Array.from({ length: 200 }, () => '1'),
      ' --seat both',
    );
    expect(out).toContain('A decides:');
    expect(out).toContain('B decides:');
    expect(out).toMatch(/(A|B) has won: empty hand\.$/);
  });
});

describe('words at the prompt', () => {
  const lines = ['play Knight 1', 'play Knight 10', 'pass', 'play Knight 10'];
  it('mean the whole line before its beginning, and its beginning before a part of it', () => {
    expect(meaning('PLAY  knight 1', [1, 2, 3, 4], lines)).toEqual({ d: 1 });
    expect(meaning('play knight 10', [1, 2, 3, 4], lines)).toEqual({ d: 2 });
    expect(meaning('pa', [1, 2, 3, 4], lines)).toEqual({ d: 3 });
    expect(meaning('knight', [1, 2, 3, 4], lines)).toEqual({
      several: ['play Knight 1', 'play Knight 10', 'play Knight 10'],
    });
    expect(meaning('', [1, 2, 3, 4], lines)).toBeNull();
    expect(meaning('３', [1, 2, 3, 4], lines)).toEqual({ d: 3 });
  });
});
