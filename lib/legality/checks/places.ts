import { isList } from '@/lib/decks/deck';
import type { ResolvedDeck } from '@/lib/decks/resolve';
import type { CardGroup } from '@/lib/rules/taxonomy';
import type { ProblemDetail } from '../problem';
import { about, above, type Check, NOTHING } from './check-kind';

/** `unknown-card`: an id that the catalogue does not have, in any place of the deck. */
export const unknownCard: Check = ({ all }) =>
  about(
    all.filter(({ card }) => card === null),
    () => ({ rules: [], detail: { code: 'unknown-card' } }),
  );

/** `wrong-deck`: a card on a list where its group may not stand (TAT-4.2-12). */
export const wrongDeck: Check = ({ decks }) => {
  const astray = decks.filter(({ card, place }) => card !== null && card.deck !== place);
  return about(astray, (lines) => {
    const strays = lines.flatMap(({ title, card, place: list }) =>
      card === null || !isList(list) ? [] : [{ title, group: card.deck, list }],
    );
    const rules = new Set(strays.flatMap(({ group }) => OWN_PLACE[group]));
    return { rules: ['TAT-4.2-12', ...rules], detail: { code: 'wrong-deck', strays } };
  });
};

/** What says that a group has its own place. */
const OWN_PLACE: Readonly<Record<CardGroup, readonly string[]>> = {
  house: ['TAT-3.1-02'],
  imperial: ['TAT-3.1-02'],
  homeworld: ['TAT-3.1.1-05'],
  program: ['TAT-4.1-11'],
  dune: ['TAT-4.2-02', 'TAT-5.2-01'],
};

/** `home-world`: missing, not a home world, or another sponsor's (TAT-4.1-02). */
export const homeWorld: Check = (deck) => {
  const why = fault(deck);
  if (why === null) return NOTHING;
  const rules = why === 'missing' ? ['TAT-4.1-01', 'TAT-4.1-02'] : ['TAT-4.1-02'];
  const lines = deck.homeWorld === null ? [] : [deck.homeWorld];
  return [{ rules, lines, detail: { code: 'home-world', why, sponsor: deck.deck.sponsor } }];
};

type Why = Extract<ProblemDetail, { code: 'home-world' }>['why'];

function fault({ homeWorld: line, deck }: ResolvedDeck): Why | null {
  if (line === null) return 'missing';
  if (line.card?.deck !== 'homeworld') return 'not-a-home-world';
  return line.card.allegiance === deck.sponsor ? null : 'other-sponsor';
}

/** `program`: not a program, bought twice (TAT-4.1-12), or any where the format has none. */
export const program: Check = ({ programs }, { format }) => {
  if (programs.length === 0) return NOTHING;
  const others = programs.filter(({ card }) => card?.deck !== 'program');
  const faults = [
    { why: 'none-in-format', lines: format.programs ? NOTHING : programs, rules: [] },
    { why: 'not-a-program', lines: others, rules: ['TAT-4.1-08', 'TAT-3.1.4-01'] },
    { why: 'bought-twice', lines: above(1, programs), rules: ['TAT-4.1-12'] },
  ] as const;
  return faults.flatMap(({ why, lines, rules }) =>
    about(lines, () => ({ rules, detail: { code: 'program', why } })),
  );
};
