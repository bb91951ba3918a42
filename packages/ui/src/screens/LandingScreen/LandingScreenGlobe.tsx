// It renders once: a cache would only be more bytes.
'use no memo';
/** Land on a sphere turned to 62° east and 16° north, as rows of dots. Coastlines: Natural Earth, public domain. */
const land =
  'M156 12h8M132 20h.01M172 20h.01M260 20h8M116 28h.01M196 28h.01M228 28h56M148 36h16M220 36h80M124 44h16M156 44h.01M188 44h112M100 52h.01M116 52h8M140 52h176M84 60h8M116 60h.01M140 60h184M92 68h240M84 76h248M76 84h256M60 92h8M100 92h240M356 92h.01M52 100h8M92 100h24M148 100h16M180 100h144M340 100h.01M356 100h.01M60 108h.01M100 108h.01M116 108h.01M132 108h.01M156 108h.01M180 108h152M348 108h8M44 116h24M100 116h.01M116 116h48M180 116h160M36 124h32M124 124h40M180 124h160M28 132h48M92 132h.01M132 132h216M20 140h80M124 140h224M20 148h336M20 156h88M124 156h32M172 156h176M12 164h144M188 164h152M12 172h104M132 172h48M220 172h64M300 172h24M340 172h.01M364 172h.01M12 180h104M132 180h56M228 180h48M300 180h32M12 188h104M140 188h40M236 188h32M308 188h32M12 196h112M140 196h32M244 196h16M316 196h24M20 204h136M244 204h16M332 204h.01M36 212h96M252 212h8M364 212h.01M44 220h112M252 220h.01M324 220h.01M364 220h.01M44 228h112M316 228h.01M356 228h8M388 228h.01M44 236h104M324 236h8M348 236h8M372 236h8M44 244h96M324 244h8M356 244h.01M52 252h80M332 252h.01M52 260h72M340 260h24M52 268h64M380 268h.01M60 276h56M372 276h.01M60 284h64M372 284h.01M60 292h64M364 292h.01M60 300h64M156 300h.01M356 300h8M68 308h48M148 308h8M348 308h8M68 316h48M148 316h8M348 316h8M76 324h40M148 324h.01M340 324h8M84 332h24M340 332h.01M92 340h16';

/** Trading cities, on the same sphere. */
const cities = {
  kochi: [248.3, 219.6],
  london: [90, 65.6],
  dubai: [178.9, 167.7],
  singapore: [333.3, 236.7],
  nairobi: [114.9, 254.2],
  shanghai: [347.4, 124.3],
  cape: [85.5, 340.4],
  perth: [337.2, 329.2],
} as const;
type City = keyof typeof cities;

const routes: readonly (readonly [from: City, to: City, lift: number])[] = [
  ['kochi', 'london', 70],
  ['kochi', 'dubai', 26],
  ['kochi', 'singapore', 34],
  ['kochi', 'nairobi', 38],
  ['kochi', 'shanghai', 48],
  ['nairobi', 'cape', 26],
  ['singapore', 'perth', 24],
];

/** A route bends away from the ground between two cities, the farther apart the higher. */
const bend = (from: City, to: City, lift: number) => {
  const [[x1, y1], [x2, y2]] = [cities[from], cities[to]];
  return `M${x1} ${y1}Q${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2 - lift)} ${x2} ${y2}`;
};

/** The globe of the Global Reach tile. It is decoration. */
export function LandingScreenGlobe() {
  return (
    <svg data-part="globe" viewBox="0 0 400 400" aria-hidden>
      <circle className="sphere" cx="200" cy="200" r="199" />
      <path
        className="grid"
        d="M200 1v398M1 200h398M27 100h346M27 300h346M200 1a100 199 0 0 0 0 398a100 199 0 0 0 0-398M200 1a172 199 0 0 0 0 398a172 199 0 0 0 0-398"
      />
      <path className="land" d={land} />
      {routes.map(([from, to, lift]) => (
        <path key={from + to} className="route" d={bend(from, to, lift)} />
      ))}
      {Object.entries(cities).map(([name, [x, y]]) => (
        <g key={name}>
          <circle className="halo" cx={x} cy={y} r={name === 'kochi' ? 14 : 9} />
          <circle className="city" cx={x} cy={y} r={name === 'kochi' ? 5 : 3.5} />
        </g>
      ))}
    </svg>
  );
}
