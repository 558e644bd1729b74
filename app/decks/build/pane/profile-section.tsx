'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { NumberStepper } from '@/app/_ui/number-stepper';
import { Select } from '@/app/_ui/select';
import { type Allocation, BONUS_SOLARIS, houseStart } from '@/lib/decks/profile';
import type { Derived } from '../state/derived';
import { useFormat } from '../state/use-format';
import { useDeckPart, useDerived, useWorkshop } from '../state/workshop';
import { AllocationChoice } from './allocation-choice';
import styles from './profile-section.module.css';

/** The House Profile: what the House begins with, and how the five bonus solaris are spent. */
export function ProfileSection() {
  const players = useDeckPart(playersOf);
  const profile = useDeckPart(profileOf);
  const programs = useDeckPart(programsOf);
  const [open, setOpen] = useState(false);
  const id = useId();
  const allocation = { ...profile, programs };
  const start = houseStart(players, allocation);
  const figures = [
    ['Treasury', start.treasury],
    ['Favor', start.favor],
    ['Hoard', start.hoard],
    ['Guild Hoard', start.guildHoard],
    ['CROE', start.croe],
  ] as const;
  return (
    <section className={styles.profile} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <h2 id={`${id}-title`} className={styles.title}>
          House Profile
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-spend`}
          onClick={() => setOpen(!open)}
        >
          <span>
            <span className={styles.lead}>Bonus solaris:</span>{' '}
            {spentWords(allocation, start.kept, start.spent)}
          </span>
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </button>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div id={`${id}-spend`} hidden={!open} className={styles.spend}>
        {open && <Spend />}
      </div>
    </section>
  );
}

function Spend() {
  const { changes, formats } = useWorkshop();
  const { deck } = useDerived();
  const format = useFormat();
  const isKnown = formats.some(({ id }) => id === deck.format);
  return (
    <>
      <div className={styles.settings}>
        <div className={styles.players}>
          <span aria-hidden className={styles.label}>
            Players
          </span>
          <NumberStepper
            label="Players"
            value={deck.players}
            min={2}
            max={8}
            onValueChange={(players) => changes.edit({ kind: 'set-players', players })}
          />
        </div>
        <Select
          label="Format"
          value={deck.format}
          options={[
            ...formats.map(({ id, name }) => ({ value: id, label: name })),
            ...(isKnown ? [] : [{ value: deck.format, label: `${deck.format} (unknown)` }]),
          ]}
          onValueChange={(chosen) =>
            changes.edit(
              { kind: 'set-format', format: chosen },
              `Format set to ${formats.find(({ id }) => id === chosen)?.name ?? chosen}.`,
            )
          }
        />
      </div>
      <p className={styles.summary}>{format.summary}</p>
      <AllocationChoice />
    </>
  );
}

/** "1 favor, 2 programs, 1 kept". */
function spentWords({ favor, spice, programs }: Allocation, kept: number, spent: number): string {
  if (spent > BONUS_SOLARIS) return `${spent} spent, and there are ${BONUS_SOLARIS}`;
  const parts = [
    ...(favor === 0 ? [] : [`${favor} favor`]),
    ...(spice === 0 ? [] : [`${spice} spice`]),
    ...(programs === 0 ? [] : [`${programs} program${programs === 1 ? '' : 's'}`]),
  ];
  if (parts.length === 0) return `all ${kept} kept`;
  return `${parts.join(', ')}, ${kept === 0 ? 'none' : kept} kept`;
}

const playersOf = ({ deck }: Derived) => deck.players;
const profileOf = ({ deck }: Derived) => deck.profile;
const programsOf = ({ deck }: Derived) => deck.programs.length;
