import type { ComponentProps } from 'react';
import { Moves } from './moves';
import { PlaceFacts } from './place-facts';

/** What is known of the place that is chosen, and where a group can go from it. */
export function ChosenPlace({
  onChoose,
  ...moves
}: Pick<ComponentProps<typeof PlaceFacts>, 'onChoose'> & ComponentProps<typeof Moves>) {
  return (
    <>
      <PlaceFacts place={moves.from} view={moves.view} onChoose={onChoose} />
      <Moves {...moves} />
    </>
  );
}
