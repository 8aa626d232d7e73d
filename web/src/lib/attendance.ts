// Who is there, who has gone since when, and how far away somebody is; times are those of this browser.
import type { FromServer } from './generated/wire'

export interface Attendance {
  /** Since when somebody has been gone, by seat. */
  gone: ReadonlyMap<number, number>
  /** Milliseconds there and back, by seat, as far as they are known. */
  lags: ReadonlyMap<number, number>
  /** Since when whoever is asked now has been. */
  asked: number
  /** Seats that have been missed for so long that I may have them give up. */
  claimable: readonly number[]
  /** Seats at which a bot plays until somebody is back. */
  playedFor: readonly number[]
}

/** From here on somebody may wonder why it takes so long. */
export const SLOW = 300

export function attendanceOf(told: Extract<FromServer, { t: 'presence' }>, now: number): Attendance {
  return {
    gone: new Map(told.gone.map(({ seat, ago }) => [seat, now - ago])),
    lags: new Map(told.lags.map(({ seat, lag }) => [seat, lag])),
    asked: now - told.waited,
    claimable: told.claimable,
    playedFor: told['played-for'],
  }
}
