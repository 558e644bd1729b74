import { loadCatalogue } from '@/lib/cards/load';
import { createMatcher } from '@/lib/codecs/names/match';
import type { Deck } from '@/lib/decks/deck';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { isSameDeck } from '@/lib/odds/gauntlet/plan';
import { conditionsOf } from '@/lib/odds/lab/conditions';
import { LOOKS, pairsOf, type Race, race, USUAL_PAIRS } from '@/lib/odds/lab/race';
import { suggestedSwaps } from '@/lib/odds/lab/suggest';
import { type Changed, changedDeck } from '@/lib/odds/lab/swap';
import { fail, ok, type Result } from '@/lib/result';
import { type CommandIo, commandOf } from '../command';
import { type NamedDeck, readDecksNamed, warnOfIllegal } from '../deck-file';
import {
  HANDS_HELP,
  hireHands,
  MOST_GAMES,
  PLAYER_HELP,
  progress,
  readShared,
  SEED_HELP,
  SHARED_OPTIONS,
} from '../many-games';
import { readOwned } from '../owned-file';
import { json } from '../print';
import { readChange } from '../swap-text';
import { type LabAnswer, labData, labText } from './lab-answer';

const MOST_SUGGESTED = 50;

/** The worth of changes to a deck. */
export const lab = commandOf({
  name: 'lab',
  summary: 'measure what a change to a deck is worth',
  help: `registry lab DECK --swap OUT=IN... [--suggest N [--owned COLLECTION]] [--against DECK...]
             [--player P] [--games N] [--seed S] [--rules tat|eots] [--workers W | --queue URL]
             [--json]

Plays the deck as it is and with each change in the same games: the same seeds, seats and rivals,
and the same draws but for the cards that were changed. Tells how much a change adds to the chance
of winning, with the range in which that lies with 95 % confidence, and how many games it took.
Changes that are worse than the deck as it is, or than the best of them, with 99 % confidence are
given up on the way. With many changes the best one owes something to luck: try it again alone, with
another seed.

  DECK       a deck file, or a sample by name (atreides, guild ...)
  --swap     changes to try, each one text: OUT=IN, "2x OUT=IN" for two copies, "A=B+C=D" for what
             is changed at once; cards by title or id. A change must leave the deck legal
  --suggest  tries so many changes of the Registry's own choice too, 1 to ${MOST_SUGGESTED}: any card that the
             sponsor may play, for one of the same type that costs about as much, where the
             steward likes it better before the first turn
  --owned    suggests only cards of this collection (as registry collection reads it)
  --against  the rivals: decks, folders or archives of decks, samples by name (all samples unless
             you say)
${PLAYER_HELP}  --games    pairs of games for each change, 1 to ${MOST_GAMES} (${USUAL_PAIRS} unless you say); rounded up so that
             every rival is met equally often from each seat
${SEED_HELP}${HANDS_HELP}  --json     {deck, sponsor, against, player, rules, seed, games, changes}; changes are {swaps: [{
             out, into, copies}], pairs, gained, lost, difference, low, high, dropped}: pairs won
             only with the change, and only without it; what it adds, from -1 to 1; and null,
             "worse" or "behind"

Exit code: 0 played, 2 a deck or the queue cannot be read or a change cannot be made, or nothing is
to be tried.
`,
  options: {
    ...SHARED_OPTIONS,
    swap: 'texts',
    suggest: { from: 1, to: MOST_SUGGESTED },
    owned: 'text',
    games: { from: 1, to: MOST_GAMES, usual: USUAL_PAIRS },
  },
  run: async ({ options, rest }, io) => {
    const shared = readShared(options);
    if (!shared.ok) return io.misused(shared.problems[0]?.message ?? '');
    const { hands, against, player, seated, seed } = shared.value;
    const { swap, suggest, owned, games } = options;
    const [name, ...others] = rest;
    if (name === undefined || others.length > 0) return io.misused('give one deck');
    if (swap.length === 0 && suggest === undefined)
      return io.misused('give --swap OUT=IN, or --suggest N');
    if (owned !== undefined && suggest === undefined)
      return io.misused('--owned says what --suggest may suggest');

    const met = await readOpponents(name, against, io);
    if (!met.ok) return io.unreadable(met.problems[0]?.at ?? '', met.problems);
    const { own, rivals } = met.value;
    for (const { name, deck } of [own, ...rivals]) warnOfIllegal(io, name, deck);
    const changes = await readChanges({ deck: own.deck, swap, suggest, owned }, io);
    if (!changes.ok) return io.unreadable(changes.problems[0]?.at ?? '', changes.problems);

    const tried = changes.value.length;
    const conditions = conditionsOf({
      deck: own.deck,
      changed: changes.value.map(({ deck }) => deck),
      rivals: rivals.map(({ deck }) => deck),
      player: seated,
      rules: options.rules,
    });
    const plan: Race = { changes: tried, rivals: rivals.length, seed, pairs: games };
    const most = pairsOf(plan) * (tried + 1);
    const hired = await hireHands(hands, conditions, Math.ceil(most / LOOKS), io);
    if (!hired.ok) return io.unreadable('--queue', hired.problems);
    const raced = await race(plan, hired.value, { onGame: progress(most, 0, io) });
    await hired.value.close();
    if (!raced.ok) return io.unreadable(name, raced.problems);
    const answer: LabAnswer = {
      own,
      rivals,
      changes: changes.value.map(({ change }) => change),
      player,
      rules: conditions.rules,
      seed,
      ...raced.value,
    };
    io.out(options.json ? json(labData(answer)) : labText(answer));
    return 0;
  },
});

interface Opponents {
  readonly own: NamedDeck;
  readonly rivals: readonly NamedDeck[];
}

/** The deck and whom it meets; not itself. A problem stands at the name that was given. */
async function readOpponents(
  name: string,
  against: readonly string[],
  io: CommandIo,
): Promise<Result<Opponents>> {
  const read = await readDecksNamed([name], io);
  if (!read.ok) return read;
  const [own, ...more] = read.value;
  if (own === undefined || more.length > 0)
    return fail({ code: 'several-decks', at: name, message: 'One deck is wanted, not several.' });
  const met = await readDecksNamed(against, io);
  if (!met.ok) return met;
  const rivals = met.value.filter(({ deck }) => !isSameDeck(deck, own.deck));
  if (rivals.length > 0) return ok({ own, rivals });
  return fail({ code: 'no-rival', at: name, message: 'The deck has no rival but itself.' });
}

interface Asked {
  readonly deck: Deck;
  readonly swap: readonly string[];
  readonly suggest: number | undefined;
  /** The file of a collection. */
  readonly owned: string | undefined;
}

/** The changes to try, each with the deck that it makes. A problem stands at the change or the file. */
async function readChanges(
  { deck, swap, suggest, owned }: Asked,
  io: CommandIo,
): Promise<Result<readonly Changed[]>> {
  const checker = createChecker(loadCatalogue(), SHIPPED_FORMATS);
  const made: Changed[] = [];
  for (const text of swap) {
    const change = readChange(text, deck, createMatcher(loadCatalogue()));
    if (!change.ok) return change;
    const changed = changedDeck(deck, change.value, checker);
    if (!changed.ok) return fail(...changed.problems.map((each) => ({ ...each, at: text })));
    made.push({ change: change.value, deck: changed.value });
  }
  if (suggest === undefined) return ok(made);
  let mayComeIn: ((card: string) => boolean) | undefined;
  if (owned !== undefined) {
    const cards = await readOwned(owned, io);
    if (!cards.ok) return fail(...cards.problems.map((each) => ({ ...each, at: owned })));
    mayComeIn = (card) => cards.value.has(card);
  }
  const suggested = suggestedSwaps(deck, suggest, loadGameCatalogue(), checker, mayComeIn);
  if (!suggested.ok) return suggested;
  made.push(...suggested.value);
  if (made.length > 0) return ok(made);
  return fail({
    code: 'no-change',
    at: '--suggest',
    message: 'There is nothing to suggest for this deck.',
  });
}
