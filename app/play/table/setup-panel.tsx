import { FileUp, Play, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { deckOptions, sharedChoice, useDeckChoices } from '@/app/_deck/library/deck-choices';
import { useReports } from '@/app/_deck/verdict/use-reports';
import { tableManners } from '@/app/_table/manners';
import { Button, IconButton } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { FileInput } from '@/app/_ui/base/file-input';
import { late } from '@/app/_ui/base/late';
import { Select } from '@/app/_ui/base/select';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { allocationOf, houseStart } from '@/lib/decks/profile';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { sizesInWords } from '@/lib/decks/sizes';
import { houseNames } from '@/lib/engine/setup/house-names';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import type { GameOptions } from '@/lib/engine/state/options';
import { powerShortName } from '@/lib/rules/powers';
import { CONTROLLERS, type Controller } from './controllers';
import { DeckPortrait } from './deck-portrait';
import { GameOutline } from './game-outline';
import { ModeChoice } from './mode-choice';
import {
  MOST_PLAYERS,
  modeOf,
  nameOf,
  nextSample,
  type SeatChoice,
  seatsIn,
  seatsOf,
  silentOf,
  usePlayUrl,
} from './play-url';
import styles from './setup-panel.module.css';
import { SetupRules, useSeed } from './setup-rules';

// what stands against a deck: most have nothing
const ReportLine = late(() =>
  import('@/app/_deck/verdict/report-line').then((module) => module.ReportLine),
);

/** Who plays against whom with which decks; by which rules stands folded under them. */
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
  const mode = modeOf(seats);
  const silent = silentOf(url, seats.length);
  const seed = useSeed(url.seed);

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

  function sit(houses: readonly SeatChoice[], more: { readonly silent?: number | null } = {}) {
    void setUrl({ houses: [...houses], deck: null, sample: null, ...more });
  }

  function start() {
    const chosen = decks.flatMap((deck) => deck ?? []);
    const names = houseNames(chosen);
    const houses = chosen.map((deck, at) => ({ name: names[at] ?? '', deck }));
    onStart(
      { seed, rules, options, players: seats.length + silent, houses },
      seats.map(({ plays }) => plays),
    );
  }

  return (
    <>
      <form
        className="flex flex-col gap-4"
        aria-label="Set up a game"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) start();
        }}
      >
        <ModeChoice mode={mode} onChange={(next) => sit(seatsIn(next, seats), { silent: null })} />
        <ol className={styles.houses} data-many={seats.length > 2 ? '' : undefined}>
          {seats.map((seat, at) => (
            <HouseRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={at}
              {...{ seat, at, listed, deck: decks[at], players: seats.length + silent }}
              who={nameOf(seats, at)}
              catalogue={catalogue.status === 'ready' ? catalogue.catalogue : null}
              report={decks[at] == null ? null : reportOf(decks[at])}
              onChange={(next) => sit(seats.with(at, next))}
              onRemove={seats.length > 2 && at > 0 ? () => sit(seats.toSpliced(at, 1)) : null}
            />
          ))}
        </ol>
        {mode !== 'alone' && (
          <Button
            size="small"
            className={styles.add}
            disabled={seats.length >= MOST_PLAYERS}
            onClick={() =>
              sit([
                ...seats,
                { deck: nextSample(seats), plays: mode === 'rival' ? 'steward' : 'person' },
              ])
            }
          >
            <Plus size={16} aria-hidden /> Add a House
          </Button>
        )}
        {mode === 'hot-seat' && <MannersFields />}
        <SetupRules {...{ seats, seed, rules, silent, options }} onOptions={setOptions} />
        <div className={styles.ways}>
          <div className={styles.start}>
            <Button kind="primary" type="submit" className={styles.play} disabled={!isReady}>
              <Play size={18} aria-hidden /> Play
            </Button>
          </div>
          <div className={styles.others}>
            <Button onClick={() => file.current?.click()}>
              <FileUp size={16} aria-hidden /> Open a record…
            </Button>
            <FileInput
              ref={file}
              accept=".json,application/json"
              testId="record-file"
              onFiles={([first]) => first && onFile(first)}
            />
          </div>
        </div>
      </form>
      <GameOutline seats={seats} decks={decks} players={seats.length + silent} />
    </>
  );
}

/** A House: its deck, who plays it, and what stands against the deck. */
function HouseRow({
  seat,
  at,
  who,
  listed,
  deck,
  players,
  catalogue,
  report,
  onChange,
  onRemove,
}: {
  readonly seat: SeatChoice;
  readonly at: number;
  /** What it is called. */
  readonly who: string;
  readonly listed: ReturnType<typeof deckOptions>;
  /** Null for a deck that is not in this browser, undefined for one that is not read yet. */
  readonly deck: Deck | null | undefined;
  /** Of the whole game, silent ones too. */
  readonly players: number;
  /** Null until it is there. */
  readonly catalogue: Catalogue | null;
  readonly report: ReturnType<ReturnType<typeof useReports>>;
  readonly onChange: (seat: SeatChoice) => void;
  /** Null for one of the two that a game needs. */
  readonly onRemove: (() => void) | null;
}) {
  const start = deck == null ? null : houseStart(players, allocationOf(deck));
  const plan = SAMPLE_DECKS.find(({ id }) => seat.deck === `sample ${id}`)?.plan;
  return (
    <li
      className={styles.house}
      data-power={deck?.sponsor ?? undefined}
      data-rival={at > 0 ? '' : undefined}
    >
      <p className={styles.banner}>
        {deck?.sponsor && <PowerIcon power={deck.sponsor} size={34} />}
        <span className={styles.names}>
          <b>{deck == null ? 'No deck yet' : deck.houseName || deck.name}</b>
          {deck != null && (
            <span>
              {deck.sponsor ? `${powerShortName(deck.sponsor)}, ` : ''}
              {sizesInWords({ ...deck, programs: [] })}
            </span>
          )}
          {start !== null && (
            <span className={styles.begins}>
              {start.treasury} solaris · {start.favor} favor
            </span>
          )}
        </span>
        {deck != null && <DeckPortrait deck={deck} catalogue={catalogue} />}
      </p>
      <Select
        label={at === 0 ? 'Your deck' : `${who}’s deck`}
        value={seat.deck}
        placeholder="Choose a deck"
        options={listed}
        onValueChange={(ref) => onChange({ ...seat, deck: ref })}
      />
      <Select
        label={at === 0 ? 'Your House is played by' : `${who} is played by`}
        value={seat.plays}
        options={CONTROLLERS}
        onValueChange={(plays) => onChange({ ...seat, plays })}
      />
      {onRemove !== null && (
        <IconButton label={`Take ${who} away`} className={styles.remove} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
      {plan !== undefined && <p className={styles.plan}>{plan}</p>}
      {deck === null && (
        <p className={styles.warning}>
          This deck is not in this browser. Choose another, or ask for its link.
        </p>
      )}
      {report !== null && !report.legal && (
        <div className={styles.warning}>
          <ReportLine report={report} />
          <p>You can play it here, but not in a tournament.</p>
        </div>
      )}
    </li>
  );
}

/** For several persons at one table. */
function MannersFields() {
  const manners = tableManners.use();
  return (
    <div className={styles.line}>
      <Checkbox
        checked={manners.isOpen}
        onCheckedChange={(isOpen) => tableManners.set({ ...manners, isOpen })}
      >
        I play them all: hide no hand between seats
      </Checkbox>
      {!manners.isOpen && (
        <Checkbox
          checked={manners.asksAlways}
          onCheckedChange={(asksAlways) => tableManners.set({ ...manners, asksAlways })}
        >
          Ask a House also where it can only pass, so that nobody learns that it could do nothing
        </Checkbox>
      )}
    </div>
  );
}

const NONE: readonly never[] = [];
