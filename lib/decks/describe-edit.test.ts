import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDeck } from './deck';
import { anyEdit, catalogue } from './deck-fixture';
import { describeEdit } from './describe-edit';
import type { Edit } from './edits';

it.each<readonly [string, Edit]>([
  [
    '2 House Battalion added',
    { kind: 'add', list: 'house', card: 'eots-house-battalion', count: 2 },
  ],
  ['1 Arrakeen removed', { kind: 'remove', list: 'imperial', card: 'eots-arrakeen', count: 1 }],
  ['1 ghost added', { kind: 'add', list: 'house', card: 'ghost', count: 1 }],
  [
    '1 Paul Atreides (Thunder at Twilight) added',
    { kind: 'add', list: 'imperial', card: 'tat-paul-atreides', count: 1 },
  ],
  ['Program Abduct Heir bought', { kind: 'add-program', card: 'tat-abduct-heir' }],
  ['Program Abduct Heir given up', { kind: 'remove-program', card: 'tat-abduct-heir' }],
  ['Caladan laid on the side list', { kind: 'consider', card: 'eots-caladan' }],
  ['Caladan taken off the side list', { kind: 'dismiss', card: 'eots-caladan' }],
  ['Home world set to Caladan', { kind: 'set-home-world', card: 'eots-caladan' }],
  ['Home world taken out', { kind: 'set-home-world', card: null }],
  ['Sponsor set to Spacing Guild', { kind: 'set-sponsor', sponsor: 'guild' }],
  ['Profile set to 1 favor and 0 spice', { kind: 'set-profile', favor: 1, spice: 0 }],
  ['Set for 4 players', { kind: 'set-players', players: 4 }],
  ['Format set to eots', { kind: 'set-format', format: 'eots' }],
  ['Deck named Caladan burns', { kind: 'set-name', name: 'Caladan burns' }],
  ['Deck name cleared', { kind: 'set-name', name: '' }],
  ['House named Vernius', { kind: 'set-house-name', houseName: 'Vernius' }],
  ['House name cleared', { kind: 'set-house-name', houseName: '' }],
  ['Notes changed', { kind: 'set-notes', notes: 'a' }],
  ['Whole deck replaced', { kind: 'replace', deck: emptyDeck('guild') }],
  ['Remove Feyd Rautha', { kind: 'several', label: 'Remove Feyd Rautha', edits: [] }],
  [
    'Notes changed; Set for 3 players',
    {
      kind: 'several',
      label: '',
      edits: [
        { kind: 'set-notes', notes: 'a' },
        { kind: 'set-players', players: 3 },
      ],
    },
  ],
])('an edit reads "%s" in the history', (text, edit) => {
  expect(describeEdit(edit, catalogue)).toBe(text);
});

it('any edit can be described', () => {
  fc.assert(
    fc.property(anyEdit, (edit) => {
      expect(describeEdit(edit, catalogue)).not.toMatch(/undefined|\[object/);
    }),
  );
});
