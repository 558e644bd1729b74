'use client';

import { rulesShown, suggestionsShown, tableManners } from '@/app/_table/manners';
import { CheckSetting } from './setting';

/** What a table of the card game asks and shows, from game to game. */
export function TableChoices() {
  const manners = tableManners.use();
  return (
    <>
      <CheckSetting
        name="Suggest moves"
        help="What the computer would do in your place."
        checked={suggestionsShown.use()}
        onCheckedChange={suggestionsShown.set}
      />
      <CheckSetting
        name="Confirm routine steps"
        help="What stays engaged, draws, opening bids, spice to the hoard."
        checked={manners.asksUsual}
        onCheckedChange={(asksUsual) => tableManners.set({ ...manners, asksUsual })}
      />
      <CheckSetting
        name="Ask for tactics each time"
        help="After your own operations too, and again once you passed."
        checked={manners.asksEach}
        onCheckedChange={(asksEach) => tableManners.set({ ...manners, asksEach })}
      />
      <CheckSetting
        name="Show rule numbers in the log"
        help="Each leads to the words of its rule."
        checked={rulesShown.use()}
        onCheckedChange={rulesShown.set}
      />
    </>
  );
}
