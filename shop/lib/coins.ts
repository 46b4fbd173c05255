/** Returns the largest amount up to this one that coins can pay, in minor units; `coin`: the smallest coin, 0 if there is none. */
export const inCoins = (minor: number, coin: number): number =>
  coin > 1 ? Math.floor(minor / coin) * coin : minor

/** Returns the smallest amount from this one on that coins can pay. */
export const upToCoins = (minor: number, coin: number): number => -inCoins(-minor, coin)
