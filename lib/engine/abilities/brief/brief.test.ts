import { expect, it } from 'vitest';
import { loadGameCatalogue } from '../load';
import { briefOf } from './brief';
import { BRIEF_LENGTH } from './words';

const { abilities, byId } = loadGameCatalogue();
const brief = (id: string) => briefOf(abilities.get(id) ?? []);

it('every card that does something says so in a line that fits', () => {
  for (const [id, texts] of abilities) {
    const line = briefOf(texts);
    expect(line, id).not.toBe('');
    expect(line.length, `${id}: ${line}`).toBeLessThanOrEqual(BRIEF_LENGTH);
    expect(line, id).not.toMatch(/undefined|\s$|^\s|\s\s/);
  }
  expect(abilities.size).toBeGreaterThan(650);
});

it.each([
  ['eots-carthag', '◉ 4'],
  ['eots-wallach-ix', '◉ 4 · ★ 3'],
  ['eots-trespass-accord', '◉ 2 each Desert'],
  ['eots-crysknife', '+1/+1 in Dueling'],
  ['eots-guard-commander', 'counters in Battle'],
  ['eots-house-battalion', 'joins in Battle'],
  ['eots-spice-harvester', '◉ 1: ◆ 1 to hoard'],
  ['eots-surgical-strike', 'subdue Bastion'],
  ['eots-baron-vladimir-harkonnen', '◉ X: initiative ★ ±X'],
])('%s: %s', (id, line) => {
  expect(brief(id)).toBe(line);
});

it('what a card gives in rites alone, or at times, is never said as if it always held', () => {
  for (const [id, texts] of abilities) {
    const given = texts.filter(({ kind }) => kind !== 'assign');
    const [only] = given;
    if (given.length !== 1 || only?.kind !== 'static') continue;
    if (!only.modifiers.every((one) => 'while' in one && one.while !== undefined)) continue;
    expect(briefOf(texts), `${id} ${byId.get(id)?.title}`).toMatch(/ (?:in|at times)\b|^on /);
  }
});
