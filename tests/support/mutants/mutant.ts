/** A guard of the shop, the code without it, and the file and title of the test that must fail then. */
export type Mutant = { file: string; guard: string; without: string; noticedBy: string; test: string }
