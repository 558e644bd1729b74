import { useMemo } from 'react';
import { imageSheetsHref } from '@/app/_print/print-hrefs';
import { TextInput } from '@/app/_ui/base/field';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { TtsImages } from '@/lib/codecs/decks/tts';
import { sheetsOf } from '@/lib/codecs/decks/tts-sheets';
import { writeLink } from '@/lib/codecs/links/deck-link';
import type { Deck } from '@/lib/decks/deck';
import type { CardBack } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import styles from './export-dialog.module.css';

/** Backs are the same for every deck, so their addresses are remembered in this browser. */
const KEY = 'registry-tts-backs';
const BACKS = { house: 'House', imperial: 'Imperial' } as const;

/** Where the pictures lie that a saved object for Tabletop Simulator names. */
export function TtsImagesFields({
  deck,
  catalogue,
  images: { faces, backs },
  onChange,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly images: TtsImages;
  readonly onChange: (images: TtsImages) => void;
}) {
  const sheets = useMemo(() => sheetsOf([deck], catalogue), [deck, catalogue]);
  const href = useMemo(() => imageSheetsHref(writeLink(deck)), [deck]);

  function changeBack(back: CardBack, address: string) {
    const next = { ...backs, [back]: address };
    onChange({ faces, backs: next });
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // not remembered: the file holds it all the same
    }
  }

  return (
    <fieldset className={styles.images}>
      <legend>Addresses of the pictures</legend>
      <p className="max-w-none text-muted text-s">
        Tabletop Simulator fetches pictures from the web.{' '}
        <a href={href} target="_blank" rel="noreferrer">
          Make the image sheets of this deck
        </a>
        , put them where it can reach them, and paste their addresses; without them the cards have
        names only.
      </p>
      <div className={styles.addresses}>
        {sheets.map(({ key, back, cards }) => (
          <Address
            key={key}
            label={`${BACKS[back]} sheet (${counted(cards.length, 'face')})`}
            value={faces[key] ?? ''}
            onChange={(address) => onChange({ faces: { ...faces, [key]: address }, backs })}
          />
        ))}
        {(['house', 'imperial'] as const).map((back) => (
          <Address
            key={back}
            label={`${BACKS[back]} back`}
            value={backs[back]}
            onChange={(address) => changeBack(back, address)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Address({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
}) {
  const isRight = value === '' || /^(?:https?|file):\/\/\S+$/.test(value);
  return (
    <TextInput
      label={label}
      type="url"
      value={value}
      placeholder="https://…"
      maxLength={2000}
      autoComplete="off"
      spellCheck={false}
      problem={isRight ? undefined : 'An address begins with https:// and has no blanks.'}
      onValueChange={(typed) => onChange(typed.trim())}
    />
  );
}

/** No faces, and the backs of this browser. */
export function rememberedImages(): TtsImages {
  const backs = { house: '', imperial: '' };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    for (const back of ['house', 'imperial'] as const) {
      const found: unknown = Reflect.get(Object(value), back);
      if (typeof found === 'string') backs[back] = found.slice(0, 2000);
    }
  } catch {
    // nothing is remembered that can be read
  }
  return { faces: {}, backs };
}
