import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { HouseFigures } from '@/app/_deck/lists/house-figures';
import { type Allocation, BONUS_SOLARIS, houseStart } from '@/lib/decks/profile';
import { counted } from '@/lib/sentences';
import { useDeckPart } from '../state/workshop';
import { AllocationChoice } from './allocation-choice';
import styles from './profile-section.module.css';

/** The House Profile: what the House begins with, and how the five bonus solaris are spent. */
export function ProfileSection() {
  const players = useDeckPart(({ deck }) => deck.players);
  const profile = useDeckPart(({ deck }) => deck.profile);
  const programs = useDeckPart(({ deck }) => deck.programs.length);
  const [open, setOpen] = useState(false);
  const id = useId();
  const allocation = { ...profile, programs };
  const start = houseStart(players, allocation);
  return (
    <section className="flex flex-col" aria-labelledby={`${id}-title`}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`${id}-title`} className="flex-none text-l">
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
            <span className="text-muted">Bonus solaris:</span>{' '}
            {spentWords(allocation, start.kept, start.spent)}
          </span>
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </button>
      </div>
      <HouseFigures start={start} className={styles.figures} />
      <div id={`${id}-spend`} hidden={!open} className="flex flex-col gap-3 py-3">
        {open && <AllocationChoice />}
      </div>
    </section>
  );
}

/** "1 favor, 2 programs, 1 kept"; without the last where all is spent. */
function spentWords({ favor, spice, programs }: Allocation, kept: number, spent: number): string {
  if (spent > BONUS_SOLARIS) return `${spent} spent, and there are ${BONUS_SOLARIS}`;
  const parts = [
    ...(favor === 0 ? [] : [`${favor} favor`]),
    ...(spice === 0 ? [] : [`${spice} spice`]),
    ...(programs === 0 ? [] : [counted(programs, 'program')]),
  ];
  if (parts.length === 0) return `all ${kept} kept`;
  if (kept === 0) return parts.join(', ');
  return `${parts.join(', ')}, ${kept} kept`;
}
