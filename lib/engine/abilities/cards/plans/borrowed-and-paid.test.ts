import { describe, expect, it } from 'vitest';
import { croe } from '@/lib/rules/exchange-rate';
import { turnCard } from '../../../atoms/cards';
import { moveAcross } from '../../../leaving-play/discard';
import { captureCard } from '../../../rite/capture';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';
import { sentencesByCard } from '../../sentences';

const catalogue = loadGameCatalogue();
const sayCard = (id: string) => sentencesByCard().get(id) ?? [];

/** A venture on a persona of the first House. */
const venture = (
  card: string,
  persona: string,
  own: ScenarioHouse = {},
  ...rivals: readonly ScenarioHouse[]
) =>
  scenario({
    houses: [
      {
        favor: 20,
        hand: [],
        ...own,
        domain: ['eots-caladan', persona, `${card} on ${persona}`, ...(own.domain ?? [])],
      },
      ...(rivals.length > 0 ? rivals : [{}]),
    ],
  }).toInterval(0);

describe('Traverse the Alam Al-Mithal', () => {
  const CARD = 'tat-traverse-the-alam-al-mithal';
  const BLOW = 'eots-spice-blow'; // costs X
  const SURPLUS = 'eots-guild-surplus'; // costs the CROE
  const OBERON = 'eots-oberon';
  const at = (domain: readonly string[], treasury = 20) =>
    venture(CARD, OBERON, { treasury }, { domain });

  it('discards a subdued event for as many solaris as tokens lie on it', () => {
    const one = at([`${BLOW} subdued 2`]);
    const { deferment } = one.card(BLOW, 1);
    one.act(`activate ${CARD}`, 'choose-part 0', `choose ${BLOW}`);
    expect(one.zone('house-discard', 1)).toContain(BLOW);
    expect(one.house(0).treasury).toBe(20 - deferment);
  });

  it('discards a deployed event for what its deployment cost in the end', () => {
    const one = scenario({
      houses: [
        { favor: 5, hand: [], domain: [OBERON, `${CARD} on ${OBERON}`] },
        { favor: 20, domain: ['eots-kaitain', `${SURPLUS} subdued 9`] },
      ],
      guildHoard: 5,
    }).toInterval(1);
    // The CROE, which changes later.
    const price = croe(5);
    one.act(`deploy-event ${SURPLUS}`).toInterval(0);
    one.change(({ state }) => Object.assign(state, { guildHoard: 12 }));
    expect(one.card(SURPLUS, 1)).toMatchObject({ status: 'disengaged', price });
    one.act(`activate ${CARD}`, 'choose-part 1', `choose ${SURPLUS}`);
    expect(one.zone('house-discard', 1)).toContain(SURPLUS);
    expect(one.house(0).treasury).toBe(20 - price);
  });

  it('is not for what its House cannot pay, nor for events that lie in no Domain', () => {
    expect(at([`${BLOW} subdued 5`], 3).can(`activate ${CARD}`)).toBe(false);
    expect(at([]).can(`activate ${CARD}`)).toBe(false);
  });

  it('[TAT-11-18] costs nothing where an unseen card is no event', () => {
    const one = at(['eots-house-mentat unseen 2']);
    one.act(`activate ${CARD}`, 'choose-part 0', 'choose eots-house-mentat');
    expect([one.house(0).treasury, one.card('eots-house-mentat', 1).status]).toEqual([
      20,
      'subdued',
    ]);
    expect(one.zone('house-discard')).toEqual([CARD]);
  });
});

describe('Hidden Reserves', () => {
  const CARD = 'eots-hidden-reserves';
  const CLAIM = 'eots-claim-initiative';
  const KINDJAL = 'eots-kindjal';
  const at = (deck?: readonly string[], domain = ['eots-caladan']) =>
    scenario({
      houses: [
        { favor: 10, hand: [CARD, CLAIM, KINDJAL], domain, ...(deck && { houseDeck: deck }) },
        { favor: deck === undefined ? 5 : 10, houseDeck: ['eots-kindjal'], hand: [] },
      ],
      ranks: [1, 0],
      tactics: 'phases',
    });

  it('puts a card that its House discarded in the Initiative phase into the hand once ranks are assigned', () => {
    const one = at().act(`tactic ${CARD}`);
    while (!one.can(`tactic ${CLAIM}`)) one.act('pass');
    one.act(`tactic ${CLAIM}`, `choose ${KINDJAL}`);
    while (one.can('pass')) one.act('pass');
    expect([...one.options()].sort()).toEqual([`choose ${CLAIM}`, `choose ${KINDJAL}`]);
    one.act(`choose ${KINDJAL}`);
    expect(one.zone('hand')).toEqual([KINDJAL]);
    expect([...one.zone('house-discard')].sort()).toEqual([CLAIM, CARD]);
  });

  it('finds nothing that was discarded before the phase', () => {
    const one = at().act(`tactic ${CARD}`).toInterval();
    expect([one.zone('hand'), one.zone('house-discard')]).toEqual([[CLAIM, KINDJAL], [CARD]]);
  });

  it('[TAT-6.2.2-19] is assigned to the home world, which must be there', () => {
    expect(at(undefined, ['eots-caladan subdued']).can(`tactic ${CARD}`)).toBe(false);
  });

  it('[TAT-6.1.3-14] finds a card that was discarded to break a tie', () => {
    const one = at(['eots-house-battalion', 'eots-crysknife']).act(`tactic ${CARD}`);
    while (one.can('pass')) one.act('pass');
    expect(one.options()).toContain('choose eots-crysknife');
  });
});

describe('Voice Command', () => {
  const CARD = 'eots-voice-command';
  const MOHIAM = 'eots-gaius-helen-mohiam'; // Weirding 4
  const JESSICA = 'eots-lady-jessica'; // Weirding 3
  const HAWAT = 'eots-thufir-hawat'; // no Weirding
  const MENTAT = 'eots-house-mentat';
  const rival = { domain: ['eots-kaitain', JESSICA, MENTAT, `eots-kindjal on ${MENTAT}`] };

  it('captures a persona of a lower Weirding rank and gives it back, as it lies, at the end of the Interval', () => {
    const one = venture(CARD, MOHIAM, {}, rival);
    one.act(`activate ${CARD}`);
    expect(one.options()).toEqual([`choose ${JESSICA}`, `choose ${MENTAT}`]);
    one.act(`choose ${MENTAT}`);
    while (one.asked() === 1) one.act(one.options()[0] ?? '');
    expect(one.card(MENTAT)).toMatchObject({ place: { seat: 0 }, status: 'disengaged' });
    expect(one.card(CARD).place.zone).toBe('domain');
    one.act('end-interval');
    expect(one.card(MENTAT, 1)).toMatchObject({ place: { seat: 1 }, status: 'disengaged' });
    expect(one.zone('house-discard')).toContain(CARD);
  });

  it('is not for a persona of the same Weirding rank, nor for an own one', () => {
    const one = venture(CARD, JESSICA, { domain: [HAWAT] }, { domain: ['eots-sister-ramallo'] });
    expect(one.can(`activate ${CARD}`)).toBe(false);
  });

  it('[TAT-11-16] gives it back from wherever it has gone', () => {
    const one = venture(CARD, MOHIAM, {}, { domain: [MENTAT] }, { domain: ['eots-kaitain'] });
    one.act(`activate ${CARD}`, `choose ${MENTAT}`);
    one.by((game) => moveAcross(game, one.card(MENTAT), 2, null));
    expect(one.card(MENTAT, 2).place.seat).toBe(2);
    one.act('end-interval');
    expect(one.card(MENTAT, 1).place.seat).toBe(1);
  });

  it('[TAT-11-35] gives back that persona alone: what it has won stays', () => {
    const one = venture(CARD, MOHIAM, {}, { domain: [MENTAT, 'eots-house-swordmaster'] });
    one.act(`activate ${CARD}`, `choose ${MENTAT}`);
    one.by((game) => captureCard(game, 0, one.card('eots-house-swordmaster', 1)));
    one.act('end-interval');
    expect(one.card(MENTAT, 1).place.seat).toBe(1);
    expect(one.card('eots-house-swordmaster', 0).place.seat).toBe(0);
  });

  it('has a Voice effect', () => {
    const [text] = catalogue.abilities.get(CARD) ?? [];
    expect(text).toMatchObject({ called: 'voice' });
    expect(sayCard(CARD)).toEqual([
      'Choose a rival’s persona whose Weirding rank is less than the Weirding rank of its persona: capture that persona; once the effect of Voice Command is over, hand that persona over, as it lies, to the House that had it. It is a Voice effect.',
    ]);
  });
});

describe('Exploit CHOAM Channels', () => {
  const CARD = 'tat-exploit-choam-channels';
  const LETO = 'eots-duke-leto-atreides'; // Arbitration 4
  const DEAR = 'eots-military-appropriations'; // cost 4
  const CHEAP = 'eots-exchange-seat'; // cost 3

  it('exchanges charters as they lie; who gets the cheaper one gains the difference in favor', () => {
    const one = venture(
      CARD,
      LETO,
      { domain: [DEAR, 'eots-arrakeen'] },
      { favor: 10, domain: [CHEAP, 'eots-carthag'] },
    );
    one.by((game) => turnCard(game, one.card(DEAR).id, 'engaged'));
    one.act(`activate ${CARD}`);
    expect(one.options()).toEqual([`choose ${DEAR}`]);
    one.act(`choose ${DEAR}`);
    expect(one.options()).toEqual([`choose ${CHEAP}`]);
    one.act(`choose ${CHEAP}`);
    expect(one.card(DEAR, 1)).toMatchObject({ place: { seat: 1 }, status: 'engaged' });
    expect(one.card(CHEAP, 0)).toMatchObject({ place: { seat: 0 }, status: 'disengaged' });
    expect([one.house(0).favor, one.house(1).favor]).toEqual([21, 10]);
  });

  it('puts what is assigned to each charter on the other, in its own Domain', () => {
    const seat = 'jotc-irrevocable-directorship';
    const one = venture(
      CARD,
      LETO,
      { domain: [CHEAP, `${seat} on ${CHEAP}`] },
      { favor: 10, domain: [DEAR] },
    );
    one.act(`activate ${CARD}`, `choose ${CHEAP}`, `choose ${DEAR}`);
    expect(one.card(seat).place).toMatchObject({ seat: 0, host: one.card(DEAR, 0).id });
    expect([one.house(0).favor, one.house(1).favor]).toEqual([20, 11]);
  });

  it('[TAT-11-20] leaves Dune where it is', () => {
    const one = venture(CARD, LETO, { domain: ['eots-dune'] }, { domain: [DEAR] });
    expect(one.can(`activate ${CARD}`)).toBe(false);
  });
});

describe('Letter of Credit', () => {
  const CARD = 'tat-letter-of-credit';
  const CHARTER = 'eots-military-appropriations'; // cost 4
  const PAUL = 'eots-paul-atreides'; // a Noble
  const at = (treasury: number, domain: readonly string[] = [PAUL]) => {
    const one = scenario({
      houses: [
        { favor: 20, treasury, hand: [CARD], assembly: [CHARTER], domain },
        { favor: 5, treasury: 20, hand: [] },
      ],
      tactics: true,
    });
    one.toInterval(0).act(`petition ${CHARTER}`);
    while (!one.can('bid 4')) one.act('pass');
    return one;
  };

  it('[TAT-6.2.1-32] lets its House bid 10 more than it has; a victor that cannot pay discards the noble and loses favor', () => {
    const one = at(5);
    expect(one.can('bid 6')).toBe(false);
    one.act(`tactic ${CARD}`, `choose ${PAUL}`);
    expect([one.can('bid 15'), one.can('bid 16')]).toEqual([true, false]);
    one.act('bid 8', 'pass', 'pass');
    expect(one.card(CHARTER)).toMatchObject({ status: 'engaged' });
    expect([one.house(0).treasury, one.house(0).favor]).toEqual([0, 17]);
    expect(one.card(PAUL).place.zone).toBe('imperial-discard');
    expect(one.zone('house-discard')).toEqual([CARD]);
  });

  it('[TAT-5.4-29] puts no decree on the noble that will go', () => {
    const DECREE = 'jotc-governor-of-arrakis';
    const LETO = 'eots-duke-leto-atreides';
    const victor = (domain: readonly string[]) => {
      const one = scenario({
        houses: [
          { favor: 20, treasury: 4, hand: [CARD], assembly: [DECREE], domain },
          { favor: 5, treasury: 20, hand: [] },
        ],
        tactics: true,
      });
      one.toInterval(0).act(`petition ${DECREE}`);
      while (!one.can('bid 4')) one.act('pass');
      return one.act(`tactic ${CARD}`, `choose ${LETO}`, 'bid 5', 'pass', 'pass');
    };
    const two = victor([LETO, PAUL]);
    expect(two.card(DECREE).place.host).toBe(two.card(PAUL).id);
    expect(two.card(LETO).place.zone).toBe('imperial-discard');
    // Without another host the petition is cancelled, and nothing is lost (C21).
    const alone = victor([LETO]);
    expect(alone.card(DECREE).place.zone).toBe('assembly');
    expect(alone.card(LETO).status).toBe('disengaged');
  });

  it('leaves the noble alone where the House can pay, or is not the victor', () => {
    const paid = at(5).act(`tactic ${CARD}`, `choose ${PAUL}`, 'bid 5', 'pass', 'pass');
    expect([paid.card(PAUL).status, paid.house(0).favor]).toEqual(['disengaged', 20]);
    const lost = at(5).act(`tactic ${CARD}`, `choose ${PAUL}`, 'bid 5', 'bid 9', 'pass', 'pass');
    expect(lost.card(PAUL).status).toBe('disengaged');
  });

  it('needs a noble that its House governs', () => {
    expect(at(5, ['eots-house-mentat']).can(`tactic ${CARD}`)).toBe(false);
  });

  it('says so', () => {
    const ids = [CARD, 'tat-exploit-choam-channels', 'eots-hidden-reserves'];
    expect([...ids, 'tat-traverse-the-alam-al-mithal'].flatMap(sayCard)).toEqual([
      'Choose a Noble you govern: during this operation, you may bid 10 solaris above your treasury; as the victor you discard that Noble if your treasury lacks something, and lose favor for that as well.',
      'Exchange a charter you govern for a charter a rival governs, each as it lies; cards assigned to each go on the other, and whoever gets the cheaper one gains favor equal to the difference of the costs.',
      'Assign it to your home world: once initiative ranks are assigned, put a card that you discarded in this Initiative phase from your House discard into your hand.',
      'Either choose a subdued event, pay 1 solari for each deferment token on that event and discard that event, or choose an event, pay solaris equal to the final cost of that event and discard that event.',
    ]);
  });
});
