'use client';

import { LinkButton } from '@/app/_ui/base/button';
import { SignRadios } from '@/app/_ui/base/sign-radios';
import { textChoice } from '@/app/_ui/printed/text-choice';
import { useStored } from '@/app/_ui/stored/use-stored';
import { counted } from '@/lib/sentences';
import { Setting } from '../setting';

const CHOICES = [
  { value: 'printed', label: 'Printed' },
  { value: 'registry', label: 'The Registry’s' },
] as const;

/** Whose words stand on the cards, on every page, and the way to the player's own set files. */
export function PrintedTexts() {
  const stored = useStored('printed');
  const choice = textChoice.use();
  const loaded = stored.status === 'ready' ? stored.value.rows.length : 0;
  return (
    <Setting
      id="printed"
      name="Printed texts"
      help={
        loaded === 0
          ? 'Your OCTGN set files put the cards’ own words on them.'
          : `From your files of ${counted(loaded, 'set')}, wherever they have the card.`
      }
    >
      {loaded > 0 && (
        <SignRadios
          legend="On the cards stand"
          isLegendHidden
          name="texts"
          options={CHOICES}
          value={choice}
          onValueChange={textChoice.set}
        />
      )}
      <LinkButton href="/settings/printed">Your set files</LinkButton>
    </Setting>
  );
}
