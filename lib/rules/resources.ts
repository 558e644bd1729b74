/** What the subtypes of a resource make it: personnel, equipment, enhancement or decree (TAT-3.1.3-02). */

export function isPersonnel(subtypes: readonly string[]): boolean {
  return subtypes.includes('Personnel');
}

/** Weapons, devices and transports among others (TAT-3.1.3-03). Not an enhancement (C33). */
export function isEquipment(subtypes: readonly string[]): boolean {
  return subtypes.includes('Equipment');
}

/** Improvements put on personas or holdings; every decree is one (TAT-3.1.3-04, TAT-3.1.3-05). */
export function isEnhancement(subtypes: readonly string[]): boolean {
  return subtypes.includes('Enhancement') || isDecree(subtypes);
}

/** The one resource that is an Imperial card (TAT-3.1.3-05). */
export function isDecree(subtypes: readonly string[]): boolean {
  return subtypes.includes('Decree');
}
