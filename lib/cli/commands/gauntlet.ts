import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import {
  journalHead,
  journalLine,
  type Plan,
  readJournal,
  scheduleOf,
} from '@/lib/odds/gauntlet/journal';
import { fieldOf, isSameDeck, planOf, USUAL_TERMS } from '@/lib/odds/gauntlet/plan';
import type { GameResult } from '@/lib/odds/gauntlet/play-fixture';
import { runGauntlet } from '@/lib/odds/gauntlet/run';
import { lapOf } from '@/lib/odds/gauntlet/schedule';
import { type Summary, summaryOf } from '@/lib/odds/gauntlet/summary';
import { readSeated } from '@/lib/players/seated';
import type { InputProblem } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { type CommandIo, commandOf, type ExitCode } from '../command';
import { readDecksNamed, warnOfIllegal } from '../deck-file';
import {
  HANDS_HELP,
  type Hands,
  hireHands,
  MOST_GAMES,
  PLAYER_HELP,
  progress,
  readShared,
  SEED_HELP,
  SHARED_OPTIONS,
} from '../many-games';
import { columns, json, plain, shareWithRange } from '../print';
import { cardsData, cardsText } from './gauntlet-cards';

/** Bytes that the file of a gauntlet may have when it is taken up again. */
const MAX_JOURNAL = 256 * 1_048_576;

/** Decks against decks, game after game. */
export const gauntlet = commandOf({
  name: 'gauntlet',
  summary: 'let decks play against others, many times, and rate them',
  help: `registry gauntlet DECK... [--against DECK...] [--player P]
                  [--games N] [--houses 2|3|4] [--seed S] [--rules tat|eots] [--until WIDTH]
                  [--workers W | --queue URL] [--cards DECK...] [--out FILE] [--json]
registry gauntlet --resume FILE [--workers W | --queue URL] [--json]

Plays whole games between automatic Houses and tells who beats whom, in which turn a deck can first
request admission, how games end and how strong each deck is on one scale. Every DECK meets every
other and all decks of --against. Each seed is played once from every seat, so luck falls alike on
all. Chances stand with the range in which they lie with 95 % confidence.

  DECK       a file, a folder or zip archive of deck files, a sample by name (atreides, guild ...),
             or "samples" for all nine
  --against  decks likewise (samples unless you say)
${PLAYER_HELP}  --games    for each table of decks, 1 to ${MOST_GAMES} (100 unless you say); rounded up to whole rounds
             of the seats
  --houses   at each table: 2 (unless you say), 3 or 4
${SEED_HELP}  --until    stops as soon as the range of every "who beats whom" is this narrow (0.05: 5 points)
${HANDS_HELP}  --cards    tells of these decks, which play, card by card: how often it is seen and played, and
             when, how often it engages, what solaris, spice and favor it brings and what it costs,
             whether it is left in the hand or the Assembly at the end, and how often the deck wins
             with it seen and without
  --out      keeps each game in a file as soon as it is over
  --resume   goes on with such a file after a stop: nothing is lost and nothing is played twice
  --json     {player, rules, houses, seed, decks, meetings, ratings, endings, seats, results}; decks
             are {name, sponsor, won, games, share, low, high, admission}, and their places are what
             the others name; results are the games, as --out keeps them. With --cards also cards:
             [{deck, cards: [{card, copies, seen, played, seenTurn, playedTurn, engaged,
             solaris, spice, favor, cost, held, wonSeen, wonUnseen}]}]

Exit code: 0 played, 2 a deck, the file or the queue cannot be read, or there are too few decks.
`,
  options: {
    ...SHARED_OPTIONS,
    cards: 'texts',
    games: { from: 1, to: MOST_GAMES, usual: USUAL_TERMS.games },
    houses: { from: 2, to: 4, usual: USUAL_TERMS.houses },
    until: { part: true },
    out: 'text',
    resume: 'text',
  },
  run: async ({ options, rest }, io) => {
    const shared = readShared(options);
    if (!shared.ok) return io.misused(shared.problems[0]?.message ?? '');
    const { hands, player, seed } = shared.value;
    const { resume, out } = options;
    if (resume !== undefined) {
      const { against, cards } = options;
      if (rest.length + against.length + cards.length > 0 || out !== undefined)
        return io.misused('--resume FILE says all but --workers, --queue and --json by itself');
      return takeUp(resume, hands, options.json, io);
    }
    if (rest.length === 0) return io.misused('give at least one deck, or --resume FILE');
    const own = await readDecksNamed(rest, io);
    if (!own.ok) return io.unreadable(own.problems[0]?.at ?? '', own.problems);
    const others = await readDecksNamed(shared.value.against, io);
    if (!others.ok) return io.unreadable(others.problems[0]?.at ?? '', others.problems);
    const field = fieldOf(own.value, others.value);
    const { entrants } = field;
    const told = await readDecksNamed(options.cards, io);
    if (!told.ok) return io.unreadable(told.problems[0]?.at ?? '', told.problems);
    const byCard = told.value.map(({ deck }) =>
      entrants.findIndex((one) => isSameDeck(one.deck, deck)),
    );
    if (byCard.includes(-1)) return io.misused('--cards names decks that play');
    const { games, houses, until, rules } = options;
    if (entrants.length < houses)
      return io.misused(`${counted(entrants.length, 'different deck')} for ${houses} Houses`);
    for (const { name, deck } of entrants) warnOfIllegal(io, name, deck);
    const plan = planOf(field, { player, rules, houses, seed, games, until, byCard });
    if (out !== undefined) {
      const kept = await io.write(out, journalHead(plan, loadGameCatalogue()));
      if (!kept.ok) return io.unreadable(out, kept.problems);
    }
    return playAll({ plan, played: [], file: out, hands, asJson: options.json }, io);
  },
});

async function takeUp(
  file: string,
  hands: Hands,
  asJson: boolean,
  io: CommandIo,
): Promise<ExitCode> {
  const bytes = await io.read(file, MAX_JOURNAL);
  if (!bytes.ok) return io.unreadable(file, bytes.problems);
  const text = new TextDecoder().decode(bytes.value);
  const journal = readJournal(text, loadGameCatalogue());
  if (!journal.ok) return io.unreadable(file, journal.problems);
  const { plan, played, whole } = journal.value;
  if (whole !== text) {
    const mended = await io.write(file, whole);
    if (!mended.ok) return io.unreadable(file, mended.problems);
  }
  return playAll({ plan, played, file, hands, asJson }, io);
}

interface Work {
  readonly plan: Plan;
  readonly played: readonly GameResult[];
  /** Keeps each game as soon as it is over. */
  readonly file: string | undefined;
  readonly hands: Hands;
  readonly asJson: boolean;
}

async function playAll(work: Work, io: CommandIo): Promise<ExitCode> {
  const { plan, played, file } = work;
  const schedule = scheduleOf(plan);
  const games = plan.games * schedule.tables.length;
  const lap = lapOf(schedule);
  const all = Math.ceil(games / lap) * lap;
  const told = progress(all, played.length, io);
  const seated = readSeated(plan.player);
  if (seated === null) throw new Error('the player of a plan is known');
  const stretch = plan.until === undefined ? all : lap;
  const hired = await hireHands(work.hands, { ...plan, player: seated }, stretch, io);
  if (!hired.ok) return io.unreadable('--queue', hired.problems);
  const crew = hired.value;
  const unkept: InputProblem[] = [];
  const done = await runGauntlet({ schedule, games, until: plan.until }, crew, {
    played,
    onGame: async (result) => {
      told();
      if (file === undefined || unkept.length > 0) return;
      const kept = await io.append(file, journalLine(result));
      if (!kept.ok) unkept.push(...kept.problems);
    },
  });
  await crew.close();
  if (!done.ok) return io.unreadable(file ?? '', done.problems);
  if (unkept.length > 0) return io.unreadable(file ?? '', unkept);

  const results = done.value;
  const summary = summaryOf(results, plan.decks.length, plan.seed);
  io.out(work.asJson ? json(asData(plan, summary, results)) : asText(plan, summary, results));
  return 0;
}

function asData(plan: Plan, summary: Summary, results: readonly GameResult[]) {
  const { player, rules, houses, seed, decks } = plan;
  const { overall, ratings, admission, meetings, endings, seats } = summary;
  return {
    player,
    rules,
    houses,
    seed,
    decks: decks.map(({ name, sponsor }, deck) => ({
      name,
      sponsor,
      ...overall[deck],
      admission: admission[deck],
    })),
    meetings,
    ratings,
    endings,
    seats,
    results,
    ...(plan.byCard === undefined ? {} : { cards: cardsData(plan, results) }),
  };
}

function asText(plan: Plan, summary: Summary, results: readonly GameResult[]): string {
  const { overall, ratings, admission, meetings, endings, seats } = summary;
  const names = plan.decks.map(({ name }) => plain(name));
  const order = ratings
    .map(({ rating }, deck) => ({ rating, deck }))
    .sort((one, other) => other.rating - one.rating)
    .map(({ deck }) => deck);
  const table = order.map((deck) => {
    const rating = ratings[deck];
    const turn = admission[deck]?.turn;
    return [
      names[deck] ?? '',
      `${rating?.rating} (${rating?.low} to ${rating?.high})`,
      shareWithRange(overall[deck]),
      turn == null ? '-' : `${turn.median} (${turn.q1} to ${turn.q3})`,
      shareWithRange(admission[deck]?.reached),
    ];
  });
  const met = order.flatMap((deck) =>
    meetings
      .filter((meeting) => meeting.deck === deck)
      .map((meeting) => [
        names[deck] ?? '',
        names[meeting.against] ?? '',
        shareWithRange(meeting),
        `${meeting.won} of ${meeting.games}`,
      ]),
  );
  const head = ['Deck', 'Strength', 'Won', 'Admission possible from turn', 'in so many games'];
  return [
    `${counted(results.length, 'game')}, player ${plan.player}, seed ${plan.seed}; ranges of 95 % in brackets\n\n`,
    columns([head, ...table]),
    `\n${columns([['Deck', 'against', 'won'], ...met])}`,
    `\n${columns(Object.entries(endings).map(([how, count]) => [how, `${count}`]))}`,
    `\n${columns(seats.map((share, seat) => [`Seat ${seat + 1}`, shareWithRange(share)]))}`,
    cardsText(plan, results),
  ].join('');
}
