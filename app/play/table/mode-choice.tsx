import { Bot, User, Users } from 'lucide-react';
import { type SignOption, SignRadios } from '@/app/_ui/base/sign-radios';
import type { Mode } from './play-url';

const MODES: readonly SignOption<Mode>[] = [
  {
    value: 'rival',
    label: 'Automatic rival',
    Sign: Bot,
    hint: 'From a novice to a mentat that looks ahead; it plays any deck.',
  },
  {
    value: 'alone',
    label: 'Goldfish alone',
    Sign: User,
    hint: 'See how fast your deck gets going: nobody stands against it.',
  },
  {
    value: 'hot-seat',
    label: 'Hot-seat',
    Sign: Users,
    hint: 'Several players at this screen; hands stay hidden.',
  },
];

/** The first choice of a game: against whom. */
export function ModeChoice({
  mode,
  onChange,
}: {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}) {
  return (
    <SignRadios
      legend="How do you play?"
      isLegendHidden
      name="mode"
      options={MODES}
      value={mode}
      onValueChange={onChange}
    />
  );
}
