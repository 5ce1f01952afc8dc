/** How each step of the housekeeping went (098_housekeeping.sql). */
export interface HousekeepingStepTable {
  step: string;
  first_tried_at: Date;
  succeeded_at: Date | null;
  failed_at: Date | null;
  reason: string;
}
