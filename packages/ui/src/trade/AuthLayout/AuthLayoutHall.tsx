/** How large each echo of the gable is, from the gable itself outwards. */
const echoes = [1, 1.32, 1.68, 2.08, 2.52, 3];

/** The radii of the arch's mouldings, from the door outwards. */
const mouldings = [3.4, 4.6, 5.8, 7];

/** The gable of the logo in fine lines, with echoes that run off the panel. It is decoration. */
export function AuthLayoutHall() {
  return (
    <svg data-part="hall" viewBox="-16 -20 64 50" aria-hidden>
      {echoes.map((scale, index) => (
        <path
          key={scale}
          d="M2 30V18h4v-6h4V6h4V2h4v4h4v6h4v6h4v12"
          transform={`translate(${16 - 16 * scale} ${30 - 30 * scale}) scale(${scale})`}
          opacity={1 - index * 0.15}
        />
      ))}
      {mouldings.map((radius) => (
        <path key={radius} d={`M${16 - radius} 30v-7a${radius} ${radius} 0 0 1 ${2 * radius} 0v7`} />
      ))}
      <path d="M16 30V19.6M12.6 23h6.8" />
      <path d="M-16 29.9h64" />
      <path data-part="keystone" d="M13 9.5h6l-1.3 8.3h-3.4z" />
    </svg>
  );
}
