/** A line drawing of 24 by 24 units, shown at 20 px. Decorative: the control around it carries the name. */
export const LineIcon = ({ path }: { path: string }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
