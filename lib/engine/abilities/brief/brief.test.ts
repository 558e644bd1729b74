import { expect, it } from 'vitest';
import { loadGameCatalogue } from '../load';
import { briefOf } from './brief';
import { BRIEF_LENGTH } from './words';

const { abilities, byId } = loadGameCatalogue();
const brief = (id: string) => briefOf(abilities.get(id) ?? []);

it('nearly every card that does something says so in a line that fits', () => {
  const silent = [...abilities].filter(([, texts]) => briefOf(texts) === '');
  expect(silent.length).toBeLessThanOrEqual(4);
  for (const [id, texts] of abilities) {
    const line = briefOf(texts);
    expect(line.length, `${id}: ${line}`).toBeLessThanOrEqual(BRIEF_LENGTH);
    expect(line, id).not.toMatch(/undefined|\s$|^\s|\s\s/);
  }
  expect(abilities.size).toBeGreaterThan(650);
});

it('a line is plain words: what is gained has its verb, no talent stands for a number, nothing happens at times', () => {
  for (const [id, texts] of abilities)
    expect(briefOf(texts), id).not.toMatch(/^[◉◆★]|[⚑⚔†⚖☾✋☉]|\bX\b|or else|\bgives Counter/);
});

it.each([
  ['eots-carthag', 'gain ◉ 4'],
  ['eots-wallach-ix', 'gain ◉ 4 or ★ 3'],
  ['eots-trespass-accord', 'gain ◉ 2 each Desert'],
  ['eots-crysknife', '+1 force and ⛊ in Dueling'],
  ['eots-guard-commander', 'can counter in Battle'],
  ['eots-house-battalion', 'can join in Battle'],
  ['eots-spice-harvester', 'pay ◉ 1: move ◆ 1 to hoard'],
  ['eots-surgical-strike', 'subdue a Bastion'],
  ['eots-sister-ramallo', 'add deferment tokens'],
  ['eots-fremen-naib', 'directs others in Battle'],
  ['eots-spice-blow', 'put ◆ on a Desert'],
  ['tat-fremen-marauder', 'may capture a Projectile'],
  ['eots-baron-vladimir-harkonnen', 'pay ◉: change initiative'],
])('%s: %s', (id, line) => {
  expect(brief(id)).toBe(line);
});

it('what a card gives in rites alone, or at times, is never said as if it always held', () => {
  for (const [id, texts] of abilities) {
    const given = texts.filter(({ kind }) => kind !== 'assign');
    const [only] = given;
    if (given.length !== 1 || only?.kind !== 'static') continue;
    if (!only.modifiers.every((one) => 'while' in one && one.while !== undefined)) continue;
    expect(briefOf(texts), `${id} ${byId.get(id)?.title}`).toMatch(
      / (?:in|at times)\b|\bmay |^goes on |^$/,
    );
  }
});
