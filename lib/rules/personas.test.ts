import { describe, expect, it } from 'vitest';
import { gainSubtype, isAide, isAlly } from './personas';

describe('a persona that gains a subtype', () => {
  it('[TAT-3.1.2-02] [TAT-3.1.2-08] [CRF-1.A.i-04] [CRF-1.A.i-07] is an ally or an aide, never both', () => {
    const promoted = gainSubtype(['Aide', 'Spy'], 'Ally');
    expect([isAlly(promoted), isAide(promoted)]).toEqual([true, false]);
    const demoted = gainSubtype(['Ally', 'Vassal', 'Spy'], 'Aide');
    expect([isAlly(demoted), isAide(demoted)]).toEqual([false, true]);
  });

  it('[TAT-3.1.2-05] [CRF-1.A.i-05] is a noble or a vassal, never both', () => {
    expect(gainSubtype(['Ally', 'Vassal', 'Mentat'], 'Noble')).toEqual(['Ally', 'Mentat', 'Noble']);
    expect(gainSubtype(['Ally', 'Noble'], 'Vassal')).toEqual(['Ally', 'Vassal']);
  });

  it('[TAT-3.1.2-07] [CRF-1.A.i-06] stays an aide when it becomes noble or vassal', () => {
    expect(isAide(gainSubtype(['Aide', 'Officer'], 'Noble'))).toBe(true);
    expect(isAide(gainSubtype(['Aide', 'Officer'], 'Vassal'))).toBe(true);
  });

  it('[TAT-3.1.2-09] does not become unique as an ally', () => {
    expect(gainSubtype(['Aide', 'Spy'], 'Ally')).not.toContain('Unique');
  });

  it('keeps everything else, and gains nothing twice', () => {
    expect(gainSubtype(['Aide', 'Spy'], 'Native')).toEqual(['Aide', 'Spy', 'Native']);
    expect(gainSubtype(['Aide', 'Spy'], 'Spy')).toEqual(['Aide', 'Spy']);
  });
});
