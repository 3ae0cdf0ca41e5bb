/** A value for each of the ten colours of a banner (specification §3). */
export const bannerColors = <T>(color: T) => ({
  background_1: color,
  background_2: color,
  background: color,
  text: color,
  accept_all: color,
  accept_all_text: color,
  reject: color,
  reject_text: color,
  decline: color,
  decline_text: color,
});
