/** The sectors are numbered counterclockwise; the storm starts in 0 (GF9-setup-02). */
export const SECTORS = 18;
