import { Dices, FileUp, Play, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { deckOptions, sharedChoice, useDeckChoices } from '@/app/_deck/library/deck-choices';
import { ReportLine } from '@/app/_deck/verdict/report-line';
import { useReports } from '@/app/_deck/verdict/use-reports';
import { Button, IconButton } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { FileInput } from '@/app/_ui/base/file-input';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { houseNames } from '@/lib/engine/setup/house-names';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import type { GameOptions } from '@/lib/engine/state/options';
import { startingCroe, startingGuildHoard } from '@/lib/rules/exchange-rate';
import { freshSeed, LONGEST_SEED } from '../seed';
import { CONTROLLERS, type Controller } from './controllers';
import { OptionFields } from './option-fields';
import { MOST_PLAYERS, type SeatChoice, seatsOf, usePlayUrl } from './play-url';
import styles from './setup-panel.module.css';

const RULES = [
  { value: 'eots', label: 'Eye of the Storm', end: 'with the Collected Rulings' },
  { value: 'tat', label: 'Thunder at Twilight', end: '' },
] as const;

/** Which decks sit at the table, who plays them, and by which rules. */
export function SetupPanel({
  shared,
  onStart,
  onFile,
}: {
  /** The deck that came with the address. */
  readonly shared: Deck | null;
  readonly onStart: (setup: GameSetup, controllers: readonly Controller[]) => void;
  readonly onFile: (file: File) => void;
}) {
  const [url, setUrl] = usePlayUrl();
  const catalogue = useCatalogue();
  const { choices, isRead } = useDeckChoices();
  const reportOf = useReports(catalogue.status === 'ready' ? catalogue.catalogue : null, NONE);
  const [options, setOptions] = useState<Partial<GameOptions>>({});
  const file = useRef<HTMLInputElement>(null);
  const seats = seatsOf(url, shared !== null);
  const silent = Math.min(Math.max(0, url.silent), MOST_PLAYERS - seats.length);
  const players = seats.length + silent;

  const known = [...(shared === null ? [] : [sharedChoice(shared)]), ...choices];
  /** Null for a deck that is not in this browser, undefined for one that is not read yet. */
  const decks = seats.map(({ deck: ref }) => {
    const mayCome = !isRead && ref.startsWith('deck ');
    return known.find((one) => one.ref === ref)?.deck ?? (mayCome ? undefined : null);
  });
  const rules =
    url.rules ?? (decks.every((deck) => deck == null || deck.format === 'eots') ? 'eots' : 'tat');
  const isReady = catalogue.status === 'ready' && decks.every((deck) => deck != null);

  if (catalogue.status === 'failed')
    return <NotFetched failed={catalogue}>Your decks and games are safe.</NotFetched>;

  const listed = deckOptions(
    known.filter(({ archived, ref }) => !archived || seats.some(({ deck }) => deck === ref)),
  );

  function sit(houses: SeatChoice[], more: { readonly silent?: number } = {}) {
    void setUrl({ houses, deck: null, sample: null, ...more });
  }

  function start() {
    const chosen = decks.flatMap((deck) => deck ?? []);
    const names = houseNames(chosen);
    const houses = chosen.map((deck, at) => ({ name: names[at] ?? '', deck }));
    onStart(
      { seed: url.seed, rules, options, players, houses },
      seats.map(({ plays }) => plays),
    );
  }

  return (
    <form
      className="flex flex-col gap-4"
      aria-label="Set up a game"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) start();
      }}
    >
      <h2>Set up a game</h2>
      <ol className="flex flex-col gap-4">
        {seats.map((seat, at) => {
          const deck = decks[at];
          const report = deck == null ? null : reportOf(deck);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={at} className={styles.house}>
              <Select
                label={`Deck of House ${at + 1}`}
                value={seat.deck}
                placeholder="Choose a deck"
                options={listed}
                onValueChange={(ref) => sit(seats.with(at, { ...seat, deck: ref }))}
              />
              <Select
                label={`House ${at + 1} is played by`}
                value={seat.plays}
                options={CONTROLLERS}
                onValueChange={(plays) => sit(seats.with(at, { ...seat, plays }))}
              />
              {seats.length > 1 && (
                <IconButton
                  label={`Take House ${at + 1} away`}
                  className={styles.remove}
                  onClick={() => sit(seats.toSpliced(at, 1))}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              )}
              {deck === null && (
                <p className={styles.warning}>
                  This deck is not in this browser. Choose another, or ask for its link.
                </p>
              )}
              {report !== null && !report.legal && (
                <div className={styles.warning}>
                  <ReportLine report={report} />
                  <p>It can be played here all the same; no tournament would take it.</p>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.line}>
        <Button
          disabled={seats.length >= MOST_PLAYERS}
          onClick={() =>
            sit([...seats, { deck: nextSample(seats), plays: 'greedy' }], {
              silent: Math.max(0, silent - 1),
            })
          }
        >
          <Plus size={16} aria-hidden /> Add a House
        </Button>
        <span className="flex items-center gap-2">
          <span aria-hidden>Silent rivals</span>
          <NumberStepper
            label="Silent rivals"
            max={MOST_PLAYERS - seats.length}
            value={silent}
            onValueChange={(value) => void setUrl({ silent: value })}
          />
        </span>
        <span className={styles.hint}>
          A silent rival does nothing, but is a player for the exchange: with {players} at the table
          the Guild Hoard begins at {startingGuildHoard(players)} spice, a CROE of{' '}
          {startingCroe(players)}, before the Houses take what their decks ask for.
        </span>
      </div>
      <div className={styles.line}>
        <TextInput
          label="Seed"
          value={url.seed}
          maxLength={LONGEST_SEED}
          autoComplete="off"
          spellCheck={false}
          className={styles.seed}
          onValueChange={(seed) => void setUrl({ seed })}
        />
        <IconButton
          kind="plain"
          label="Another seed"
          onClick={() => void setUrl({ seed: freshSeed() })}
        >
          <Dices size={18} aria-hidden />
        </IconButton>
        <Select
          label="Rules"
          value={rules}
          options={RULES}
          className={styles.rules}
          onValueChange={(value) => void setUrl({ rules: value })}
        />
      </div>
      <OptionFields rules={rules} changes={options} onChange={setOptions} />
      <div className={styles.line}>
        <Button kind="primary" type="submit" disabled={!isReady}>
          <Play size={18} aria-hidden /> Play
        </Button>
        <Button onClick={() => file.current?.click()}>
          <FileUp size={18} aria-hidden /> Open a record …
        </Button>
        <FileInput
          ref={file}
          accept=".json,application/json"
          testId="record-file"
          onFiles={([first]) => first && onFile(first)}
        />
      </div>
    </form>
  );
}

const NONE: readonly never[] = [];

/** A sample that does not sit at the table yet. */
function nextSample(seats: readonly SeatChoice[]): string {
  const taken = new Set(seats.map(({ deck }) => deck));
  const free = SAMPLE_DECKS.find(({ id }) => !taken.has(`sample ${id}`));
  return `sample ${free?.id ?? SAMPLE_DECKS[0]?.id ?? ''}`;
}
