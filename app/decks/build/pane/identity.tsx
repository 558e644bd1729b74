'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { fullName } from '@/lib/cards/card';
import { incomeWords } from '@/lib/cards/income';
import { homeWorldsOf } from '@/lib/legality/mends/removals';
import { whatEditBreaks } from '@/lib/legality/preview';
import { POWERS, type Power, powerName } from '@/lib/rules/powers';
import type { Derived } from '../state/derived';
import { useDeckPart, useWorkshop } from '../state/workshop';
import styles from './identity.module.css';

const SponsorChange = dynamic(
  () => import('./sponsor-change').then((module) => module.SponsorChange),
  { ssr: false },
);

const SPONSORS = POWERS.map((power) => ({
  value: power,
  label: powerName(power),
  icon: <PowerIcon power={power} coloured size={18} />,
}));

/** Whose deck it is: its sponsor and its home world. */
export function Identity() {
  const { checker, changes, derived } = useWorkshop();
  const chosen = useDeckPart(sponsorOf);
  const [wanted, setWanted] = useState<Power | null>(null);

  function chooseSponsor(sponsor: Power) {
    if (sponsor === chosen) return;
    const edit = { kind: 'set-sponsor', sponsor } as const;
    if (whatEditBreaks(checker, derived().deck, edit).length > 0) setWanted(sponsor);
    else changes.edit(edit);
  }

  return (
    <div className={styles.identity}>
      <Select label="Sponsor" value={chosen} options={SPONSORS} onValueChange={chooseSponsor} />
      <HomeWorld />
      {wanted !== null && <SponsorChange sponsor={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

function HomeWorld() {
  const { catalogue, changes } = useWorkshop();
  const sponsor = useDeckPart(sponsorOf);
  const homeWorld = useDeckPart(homeWorldOf);
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

const sponsorOf = ({ deck }: Derived) => deck.sponsor;
const homeWorldOf = ({ deck }: Derived) => deck.homeWorld;
