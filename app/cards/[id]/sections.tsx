import { Verdict } from '@/app/_ui/base/verdict';
import { CardLine } from '@/app/_ui/card/card-line';
import { headParts, operationLine } from '@/app/_ui/card/operation/lines';
import type { Card } from '@/lib/cards/card';
import { isGrave } from '@/lib/cards/doubts';
import type { Related } from '@/lib/cards/related';
import { BY_HAND } from '@/lib/engine/abilities/by-hand';
import styles from './card-page.module.css';
import { OnFace } from './on-face';
import type { Sources } from './sources';

export interface Told {
  readonly card: Card;
  readonly sources: Sources;
}

/** What no source confirms, and what the Registry mended. */
export function Doubts({ card }: { readonly card: Card }) {
  if (!card.doubts && !card.corrections) return null;
  return (
    <div className={styles.doubts}>
      {card.doubts?.map((doubt) => (
        <Verdict key={doubt.note} tone={isGrave(doubt) ? 'warning' : 'note'}>
          {doubt.fields.every((field) => field === 'operation')
            ? 'The text leaves something open.'
            : `Transcription in doubt: ${doubt.fields.join(', ')}.`}{' '}
          <span className="font-normal">{sentence(doubt.note)}</span>
        </Verdict>
      ))}
      {card.corrections && (
        <Verdict
          tone="note"
          details={
            <ul className={styles.corrections}>
              {card.corrections.map((one) => (
                <li key={`${one.field}${one.was}`}>
                  <b>{one.field}</b>: “{one.was || 'nothing'}” became “{one.now || 'nothing'}” (
                  {one.confidence}).{one.reason && ` ${sentence(one.reason)}`}
                </li>
              ))}
            </ul>
          }
        >
          {card.corrections.length === 1
            ? 'One slip of the transcription is corrected here'
            : `${card.corrections.length} slips of the transcription are corrected here`}
        </Verdict>
      )}
    </div>
  );
}

/** What the engine does when the card is played, said by the same abilities that it runs. */
export function WhatItDoes({ card, sources }: Told) {
  const sentences = sources.sentences.get(card.id);
  if (sentences === undefined)
    return (
      <section aria-labelledby="does">
        <h2 id="does">What it does</h2>
        <p className="text-muted">
          {BY_HAND[card.id] === undefined
            ? 'The Registry does not know this card’s text yet. At the table, play it by hand.'
            : `This card is played by hand. ${BY_HAND[card.id]} At the table, do what your group agrees that it says.`}
        </p>
      </section>
    );
  return (
    <OnFace card={card.id}>
      <h2 id="does" className="visually-hidden">
        What it does
      </h2>
      <div className={styles.does}>
        {sentences.map((sentence) => (
          <Sentence key={sentence} text={sentence} />
        ))}
      </div>
    </OnFace>
  );
}

function Sentence({ text }: { readonly text: string }) {
  const { head, rest } = operationLine(text);
  return (
    <p>
      {headParts(head).map(({ text, bold }) =>
        bold ? <b key={text}>{text}</b> : <span key={text}>{text}</span>,
      )}
      {head !== '' && ' '}
      {rest}
    </p>
  );
}

export function Kin({ card, related }: { readonly card: Card; readonly related: Related }) {
  const { sameTitle, sameCharacter } = related;
  if (sameTitle.length === 0 && sameCharacter.length === 0) return null;
  const cards = [...sameTitle, ...sameCharacter];
  return (
    <section aria-labelledby="kin">
      <h2 id="kin">{sameTitle.length > 0 ? 'Other versions' : 'Of the same character'}</h2>
      <p className="text-muted">
        {sameTitle.length > 0
          ? `For uniqueness and the copy limit these count as one card with ${card.title}.`
          : 'A different title is a different card by the rules; a format may say otherwise.'}
      </p>
      <ul className={styles.lines}>
        {cards.map((other) => (
          <li key={other.id}>
            <CardLine card={other} picture linked />
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentence(text: string): string {
  const trimmed = text.trim();
  const start = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
