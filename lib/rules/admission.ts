/** Spice in the hoard and favor that the High Council asks for (TAT-2.1-02, TAT-2.1-04, TAT-6.2.7-01). */
export const ADMISSION = { spice: 10, favor: 10 } as const;
