/** The icon of 'Save for Later', for every contender whose card does not bring its own. */
export function BookmarkIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d="M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.86L12 18l-5.5 2.86A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z" />
    </svg>
  );
}
