import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { houseStart } from '@/lib/decks/profile';
import type { ProblemCode } from '@/lib/legality/problem';
import { powerName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import { DeckParts } from '../deck-parts';
import { useDerived } from '../state/workshop';
import { GameChoice, Identity } from './identity';
import { ProfileSection } from './profile-section';
import styles from './set-up.module.css';

const OF_SET_UP: ReadonlySet<ProblemCode> = new Set(['home-world', 'profile', 'program', 'format']);

/** What is chosen once: sponsor, home world, game and House Profile. Then it folds to a line above the lists. */
export function SetUp() {
  const { deck, resolved, report } = useDerived();
  const isNarrow = useMedia(NARROW);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isSettled = !report.problems.some(({ detail }) => OF_SET_UP.has(detail.code));
  const isBegun = resolved.imperialSize + resolved.houseSize > 0;
  const open = wanted ?? !(isSettled && isBegun);
  const wasOpen = useRef(open);
  useEffect(() => {
    const folded = wasOpen.current && !open;
    wasOpen.current = open;
    // what had the focus went away with the last choice
    if (folded)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
  }, [open]);
  const start = houseStart(deck.players, { ...deck.profile, programs: deck.programs.length });
  const homeWorld = resolved.homeWorld?.title;
  return (
    <div className="flex flex-col">
      {isNarrow && homeWorld === undefined && <DeckParts at={1} />}
      <button
        ref={button}
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setWanted(!open)}
      >
        <span className="visually-hidden">Set-up: </span>
        {open ? (
          <span className="flex-1 font-semibold">Sponsor, home world and House Profile</span>
        ) : (
          <span className={styles.chosen}>
            <PowerIcon power={deck.sponsor} coloured size={18} className={styles.sign} />
            <b>{homeWorld === undefined ? powerName(deck.sponsor) : homeWorld}</b>
            <span className="text-muted text-s">
              {counted(deck.players, 'player')} · {start.treasury} solaris · {start.favor} favor
              {start.hoard > 0 && ` · ${start.hoard} spice`}
            </span>
          </span>
        )}
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <div className={styles.choices}>
            <Identity />
            <GameChoice />
            <ProfileSection />
          </div>
        )}
      </div>
    </div>
  );
}
