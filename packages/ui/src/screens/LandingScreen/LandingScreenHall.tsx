'use client';
// It renders once: a cache would only be more bytes.
'use no memo';
import { useId } from 'react';
import {
  apse,
  arch,
  bays,
  copings,
  gable,
  keystone,
  nave,
  perspective,
  portal,
  skyline,
  spokes,
} from './hall-geometry.ts';

/** Tall windows of the gable: middle, half width, springing, sill, and the moment at which they light up. */
const lancets: readonly (readonly [
  x: number,
  half: number,
  springing: number,
  sill: number,
  dusk: number,
])[] = [
  [-140, 18, 334, 390, 1],
  [-70, 18, 334, 390, 0],
  [0, 18, 334, 390, 2],
  [70, 18, 334, 390, 0],
  [140, 18, 334, 390, 3],
  [-92, 14, 246, 288, 2],
  [92, 14, 246, 288, 1],
  [0, 11, 132, 164, 3],
  [-171, 14, 562, 640, 0],
  [171, 14, 562, 640, 0],
];

/** The visitors: their positions and heights. */
const merchants: readonly (readonly [x: number, scale: number, tone: 'ink' | 'brass'])[] = [
  [-268, 0.92, 'ink'],
  [-246, 1, 'brass'],
  [-118, 0.96, 'ink'],
  [104, 1, 'ink'],
  [126, 0.9, 'ink'],
  [318, 0.98, 'brass'],
  [470, 0.94, 'ink'],
  [492, 1, 'ink'],
  [-560, 1, 'ink'],
];

/** A window with its light and its bars. */
function Lancet({
  x,
  half,
  springing,
  sill,
  dusk,
}: {
  x: number;
  half: number;
  springing: number;
  sill: number;
  dusk: number;
}) {
  const opening = arch(x, half, springing, sill);
  return (
    <>
      <path className="glass" d={`${opening}z`} />
      <path className={`light dusk-${dusk}`} d={`${opening}z`} />
      <path
        className="fine"
        d={`M${x} ${springing - half}V${sill}M${x - half} ${springing}h${2 * half}M${x - half} ${(springing + sill) / 2}h${2 * half}`}
      />
      <path className="line" d={`M${x - half - 4} ${sill}h${2 * half + 8}`} />
    </>
  );
}

/** One bay of a wing, from its pilaster to the next. */
function Bay({ dusk, awning }: { dusk: number; awning: boolean }) {
  return (
    <>
      <path className="line" d="M-8 404h16v296h-16zM-11 528h22v8h-22zM-11 690h22v10h-22z" />
      <path className="line" d="M0 404h132M0 412h132M8 528h116M8 535h116M8 700h116" />
      <path className="dentils" d="M0 418h132" />
      <path className="line" d="M0 378h132M0 382h132M-7 372h14v32h-14z" />
      <path className="balusters" d="M12 393h110" />
      <path className="glass" d={`${arch(66, 40, 602, 692)}z`} />
      <path className={`light dusk-${dusk}`} d={`${arch(66, 40, 602, 692)}z`} />
      <path className="fine" d={spokes(66, 602, 12, 40, 6)} />
      <path className="fine" d="M26 602h80M54 602a12 12 0 0 1 24 0M66 602v90M26 664h80" />
      <path className="line" d={arch(66, 50, 602, 692)} />
      <path className="brass" d={keystone(66, 564, 544, 9)} />
      <Lancet x={66} half={20} springing={456} sill={508} dusk={(dusk + 2) % 4} />
      <path className="line" d="M40 456a26 26 0 0 1 52 0" />
      {awning && (
        <>
          <path
            className="awning"
            d="M22 586h88l12 34a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-18 0z"
          />
          <path
            className="line"
            d="M36.7 586L26 620M51.3 586L42 620M66 586v34M80.7 586L90 620M95.3 586l10.700 34M10 620h112"
          />
        </>
      )}
    </>
  );
}

/** The merchants' hall of the landing page, drawn in lines. It is decoration. */
export function LandingScreenHall() {
  const id = useId();
  return (
    <div data-part="hall" aria-hidden>
      <svg data-part="sun" viewBox="-240 0 480 720">
        <circle className="disc" cx="0" cy="330" r="286" />
        <g className="rays">
          <circle cx="0" cy="330" r="316" />
          <circle cx="0" cy="330" r="352" opacity="0.75" />
          <circle cx="0" cy="330" r="396" opacity="0.5" />
          <circle cx="0" cy="330" r="450" opacity="0.3" />
        </g>
      </svg>
      <svg data-part="town" viewBox="-240 0 480 720">
        <path className="roofs" d={skyline} />
      </svg>
      <svg data-part="facade" viewBox="-240 0 480 720">
        <defs>
          <radialGradient id={id} cx="50%" cy="62%" r="62%">
            <stop className="glow" offset="0" />
            <stop className="glow" offset="0.35" stopOpacity="0.72" />
            <stop className="glow" offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path className="wall" d="M-2044 404h4088v296h-4088z" />
        {bays.map((x, index) => (
          <g key={x} transform={`translate(${x})`}>
            <Bay dusk={(index * 3 + (index >> 2)) % 4} awning={index % 5 === 2 || index % 7 === 3} />
          </g>
        ))}
        <path className="wall" d={gable} />
        <path className="line" d={gable} />
        <path className="coping" d={copings} />
        <path className="line" d="M-196 300H196M-196 306H196M-196 404H196M-196 412H196" />
        <path
          className="fine"
          d="M-160 300V225M-124 300V179M-88 218V133M-52 218V91M160 300V225M124 300V179M88 218V133M52 218V91M-105 404V312M-35 404V312M35 404V312M105 404V312M-175 404V312M175 404V312"
        />
        {lancets.map(([x, half, springing, sill, dusk]) => (
          <Lancet key={`${x} ${sill}`} x={x} half={half} springing={springing} sill={sill} dusk={dusk} />
        ))}
        <circle className="glass" cx="0" cy="254" r="38" />
        <circle className="ring" cx="0" cy="254" r="38" />
        <path className="fine" d={spokes(0, 254, 27, 32, 6)} />
        <path className="fine" d={spokes(0, 254, 27, 32, 6)} transform="matrix(1 0 0 -1 0 508)" />
        <path className="hands" d="M0 254V230M0 254l15 9" />
        <path className="line" d="M0 52V12" />
        <path className="brass" d="M0 14h34l-9 9 9 9H0z" />
        <path
          className="line"
          d="M-146 528h24v172h-24zM-150 520h32v8h-32zM-150 688h32v12h-32zM122 528h24v172h-24zM118 520h32v8h-32zM118 688h32v12h-32z"
        />
        <path className="wall" d={`${arch(0, 114, portal.springing, portal.foot)}z`} />
        <path className="line" d={arch(0, 114, portal.springing, portal.foot)} />
        <path className="fine" d={spokes(0, portal.springing, 96, 114, 15)} />
        <path className="line" d={arch(0, 96, portal.springing, portal.foot)} />
        <path className="depth" d={`${arch(0, portal.radius, portal.springing, portal.foot)}z`} />
        <path
          className="gleam"
          fill={`url(#${id})`}
          d={`${arch(0, portal.radius, portal.springing, portal.foot)}z`}
        />
        <path className="fine" d={perspective} />
        <path className="fine" d={nave} />
        <path className="apse" d={`${apse}z`} />
        <path className="line" d={arch(0, portal.radius, portal.springing, portal.foot)} />
        <path className="brass" d={keystone(0, 446, 400, 17)} />
        <path className="coping" d="M-128 690h256v4h-256zM-144 694h288v3h-288z" />
        <path className="line" d="M-2100 700h4200" />
        <path className="fine" d="M-2100 708h4200M-2100 717h4200" />
        {merchants.map(([x, scale, tone]) => (
          <path
            key={x}
            className={`merchant ${tone}`}
            transform={`translate(${x} 704) scale(${scale})`}
            d="M0 -46a6 6 0 0 1 0 12 6 6 0 0 1 0-12zM-9 0c-1-18 0-32 9-32s10 14 9 32z"
          />
        ))}
      </svg>
    </div>
  );
}
