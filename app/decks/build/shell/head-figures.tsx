import { CircleCheck } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { standingOf } from '@/app/_deck/verdict/standing';
import { deckStats } from '@/lib/decks/stats';
import { counted } from '@/lib/sentences';
import { useDerived, useFormat } from '../state/workshop';
import styles from './head-figures.module.css';

/** In sight whatever tab shows: that the deck is legal, how large both lists are, what they earn, and the command for personnel. */
export function HeadFigures() {
  const { report, resolved } = useDerived();
  const { tone, words } = standingOf(report);
  const format = useFormat();
  const { income, command } = useMemo(() => deckStats(resolved), [resolved]);
  return (
    <>
      {tone === 'legal' && (
        // the region of the verdict says it to readers
        <span className={styles.legal} title={words} aria-hidden>
          <CircleCheck size={14} />
          Legal
        </span>
      )}
      <dl className={styles.figures}>
        <Size label="Imperial" size={resolved.imperialSize} least={format.imperialMinimum} />
        <Size label="House" size={resolved.houseSize} least={format.houseMinimum} />
        <Figure
          label="Income"
          title={`Solaris when the home world and every holding engage once${
            income.varying > 0
              ? `; + because the board decides what ${counted(income.varying, 'card')} of them bring, counted here at their least`
              : ''
          }`}
        >
          {income.most.solaris}
          {income.varying > 0 && '+'}
        </Figure>
        <Figure
          label="Command left"
          title="Command of all cards, less the personnel of the House deck"
        >
          {command.total - command.personnel}
        </Figure>
      </dl>
    </>
  );
}

/** "6 / 10", and "14" once there are enough. */
function Size({
  label,
  size,
  least,
}: {
  readonly label: string;
  readonly size: number;
  readonly least: number;
}) {
  return (
    <Figure label={label} title={`At least ${least} cards`}>
      {size}
      {size < least && <span className={styles.least}> / {least}</span>}
    </Figure>
  );
}

function Figure({
  label,
  title,
  children,
}: {
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div title={title}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
