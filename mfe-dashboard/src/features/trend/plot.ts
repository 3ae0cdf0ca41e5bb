/** Where the plot lies in its place, in px: what stands under it keeps to the same days. */
export const PLOT = {
  margin: { top: 8, right: 12, bottom: 0, left: -12 },
  axis: 56,
} as const;

/** Room left and right of the plot. */
export const PLOT_SIDES = { left: PLOT.axis + PLOT.margin.left, right: PLOT.margin.right } as const;

/** Of a chart before its place is measured; pixels. */
export const WIDTH = 800;
