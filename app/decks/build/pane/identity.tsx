import { useId, useState } from 'react';
import { TextInput } from '@/app/_ui/base/field';
import { late } from '@/app/_ui/base/late';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { CardLine } from '@/app/_ui/card/card-line';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { fullName } from '@/lib/cards/card';
import { incomeWords } from '@/lib/cards/income';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { homeWorldsOf } from '@/lib/legality/mends/removals';
import { whatEditBreaks } from '@/lib/legality/preview';
import { POWERS, type Power, powerName } from '@/lib/rules/powers';
import { useDeckPart, useFormat, useWorkshop } from '../state/workshop';
import { RowCount } from '../table/row-cells';
import styles from './identity.module.css';

const SponsorChange = late(() => import('./sponsor-change').then((module) => module.SponsorChange));

const SPONSORS = POWERS.map((power) => ({
  value: power,
  label: powerName(power),
  icon: <PowerIcon power={power} coloured size={18} />,
}));

/** Whose deck it is: its sponsor and its home world. */
export function Identity() {
  const { checker, changes, derived } = useWorkshop();
  const chosen = useDeckPart(({ deck }) => deck.sponsor);
  const [wanted, setWanted] = useState<Power | null>(null);
  const narrow = useMedia(NARROW);
  const hasHomeWorld = useDeckPart(({ deck }) => deck.homeWorld !== null);

  function chooseSponsor(sponsor: Power) {
    if (sponsor === chosen) return;
    const edit = { kind: 'set-sponsor', sponsor } as const;
    if (whatEditBreaks(checker, derived().deck, edit).length > 0) setWanted(sponsor);
    else changes.edit(edit);
  }

  return (
    <div className={styles.identity}>
      <div className={hasHomeWorld ? undefined : styles.whole}>
        <Select label="Sponsor" value={chosen} options={SPONSORS} onValueChange={chooseSponsor} />
      </div>
      {hasHomeWorld ? <HomeWorld /> : <FirstHomeWorld />}
      {narrow && <HouseName />}
      {wanted !== null && <SponsorChange sponsor={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

/** On a phone the head of the builder has no room for it. */
function HouseName() {
  const { changes } = useWorkshop();
  const houseName = useDeckPart(({ deck }) => deck.houseName);
  return (
    <div className={styles.whole}>
      <TextInput
        label="House name"
        value={houseName}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onValueChange={(name) => changes.edit({ kind: 'set-house-name', houseName: name }, '')}
      />
    </div>
  );
}

/** Until one is chosen: each with what it does, and the button that takes it. */
function FirstHomeWorld() {
  const { catalogue } = useWorkshop();
  const sponsor = useDeckPart(({ deck }) => deck.sponsor);
  const id = useId();
  return (
    <section className={styles.whole} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        Choose a home world
      </h2>
      <ul className={styles.worlds}>
        {homeWorldsOf(sponsor, catalogue).map((card) => (
          <li key={card.id} className={styles.world}>
            <CardLine card={card} signs={false} end={<RowCount card={card} inGrid={false} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomeWorld() {
  const { catalogue, changes } = useWorkshop();
  const sponsor = useDeckPart(({ deck }) => deck.sponsor);
  const homeWorld = useDeckPart(({ deck }) => deck.homeWorld);
  const own = homeWorldsOf(sponsor, catalogue);
  const chosen = homeWorld === null ? undefined : catalogue.byId.get(homeWorld);
  const isForeign = homeWorld !== null && !own.some(({ id }) => id === homeWorld);
  const options = own.map((card) => ({
    value: card.id,
    label: card.title,
    ...(card.income && { end: incomeWords(card.income) }),
  }));
  return (
    <Select
      label="Home world"
      value={homeWorld}
      placeholder="Choose one"
      options={
        isForeign
          ? [{ value: homeWorld, label: chosen ? fullName(chosen) : homeWorld }, ...options]
          : options
      }
      onValueChange={(card) => changes.edit({ kind: 'set-home-world', card })}
    />
  );
}

/** The game that the deck is for: its format, and how many play. */
export function GameChoice() {
  const { changes, formats } = useWorkshop();
  const chosen = useDeckPart(({ deck }) => deck.format);
  const players = useDeckPart(({ deck }) => deck.players);
  const format = useFormat();
  // the usual one needs no words, and the lists below need the room
  const hint = chosen === format.id && chosen !== DEFAULT_FORMAT.id ? format.summary : '';
  const isKnown = formats.some(({ id }) => id === chosen);
  return (
    <div className={styles.game}>
      <Select
        label="Format"
        value={chosen}
        hint={hint}
        options={[
          ...formats.map(({ id, name }) => ({ value: id, label: name })),
          ...(isKnown ? [] : [{ value: chosen, label: `${chosen} (unknown)` }]),
        ]}
        onValueChange={(id) =>
          changes.edit(
            { kind: 'set-format', format: id },
            `Format set to ${formats.find((one) => one.id === id)?.name ?? id}.`,
          )
        }
      />
      <div className="flex flex-col gap-1">
        <span aria-hidden className="text-s font-semibold">
          Players
        </span>
        <NumberStepper
          label="Players"
          value={players}
          min={2}
          max={8}
          onValueChange={(count) => changes.edit({ kind: 'set-players', players: count })}
        />
      </div>
    </div>
  );
}
