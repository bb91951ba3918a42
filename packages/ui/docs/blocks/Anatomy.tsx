import { useEffect, useRef, useState } from 'react';
import type { ComponentContract } from '#docs/contract.ts';

interface Mark {
  /** The number of the part in the list of parts. */
  number: number;
  /** Where the part is, in px. */
  box: { x: number; y: number; width: number; height: number };
  /** Where its number is. */
  x: number;
  y: number;
}

interface Drawing {
  height: number;
  marks: Mark[];
}

const badge = 20;
/** How far the number of a part is outside its box, so that it leaves what is in it to be seen; most of a small part is. */
const outsideOf = ({ width, height }: Mark['box']) => (Math.min(width, height) < 1.5 * badge ? badge / 2 : 6);
const tallest = 640;
/** The height of what is drawn in a layer above the page, which is as high as the frame. */
const layerHeight = 500;

/** From one end of an edge to the other, a number's width apart. */
const along = (start: number, length: number) =>
  Array.from({ length: Math.floor(length / badge) }, (_, step) => start + (step + 1) * badge);

/** The corner of a part, or else the first place on its edges, where its number covers no other number. */
function place(box: Mark['box'], marks: readonly Mark[]) {
  const outside = outsideOf(box);
  const { x, y, width, height } = {
    x: box.x - outside,
    y: box.y - outside,
    width: box.width + 2 * outside,
    height: box.height + 2 * outside,
  };
  const [right, bottom] = [x + width, y + height];
  const places = [
    { x, y },
    { x: right, y },
    { x, y: bottom },
    { x: right, y: bottom },
    ...along(x, width).flatMap((at) => [
      { x: at, y },
      { x: at, y: bottom },
    ]),
    ...along(y, height).flatMap((at) => [
      { x, y: at },
      { x: right, y: at },
    ]),
  ];
  const isFree = (spot: { x: number; y: number }) =>
    marks.every((mark) => Math.hypot(mark.x - spot.x, mark.y - spot.y) >= badge);
  const inFrame = places.map((spot) => ({ x: Math.max(spot.x, badge / 2), y: Math.max(spot.y, badge / 2) }));
  return inFrame.find((spot) => isFree(spot)) ?? { x: x + width / 2, y: y + height / 2 };
}

function draw(page: Document, { name, parts }: ComponentContract): Drawing {
  const root = page.querySelector(`[data-component='${name}']`);
  const story = page.getElementById('storybook-root');
  if (!root || !story) return { height: 0, marks: [] };
  const places = Object.keys(parts).map((part) =>
    part === 'root'
      ? root
      : (root.querySelector(`[data-part='${part}']`) ?? page.querySelector(`[data-part='${part}']`)),
  );
  const isInStory = [...page.querySelectorAll('[data-component]')].every((element) =>
    story.contains(element),
  );
  const content = Math.max(story.getBoundingClientRect().bottom, root.getBoundingClientRect().bottom);
  const height = isInStory ? Math.min(tallest, Math.ceil(content) + 24) : layerHeight;
  const marks: Mark[] = [];
  for (const [index, found] of places.entries()) {
    const { x, y, width, height: tall } = found?.getBoundingClientRect() ?? new DOMRect();
    if (width < 2 || tall < 2 || y > height) continue;
    const box = { x, y, width, height: tall };
    marks.push({ number: index + 1, box, ...place(box, marks) });
  }
  return { height, marks };
}

/** A drawing of a component: a live story with a number on each part of its contract. */
export function Anatomy({ contract, storyId }: { contract: ComponentContract; storyId: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ height: 0, marks: [] });
  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return;
    let stop = () => {};
    const follow = () => {
      stop();
      const page = iframe.contentDocument;
      if (!page) return;
      const measure = () => {
        const next = draw(page, contract);
        setDrawing((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      };
      const changes = new MutationObserver(measure);
      changes.observe(page.body, { subtree: true, childList: true, attributes: true });
      const sizes = new ResizeObserver(measure);
      sizes.observe(page.body);
      stop = () => {
        changes.disconnect();
        sizes.disconnect();
      };
      measure();
    };
    iframe.addEventListener('load', follow);
    follow();
    return () => {
      iframe.removeEventListener('load', follow);
      stop();
    };
  }, [contract]);
  return (
    <div className="anatomy sb-unstyled" style={{ blockSize: Math.max(drawing.height, 80) }} inert>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook itself */}
      <iframe
        ref={frame}
        title={`${contract.name} with its parts`}
        src={`iframe.html?id=${storyId}&viewMode=story`}
        loading="lazy"
      />
      {drawing.marks.map(({ number, box, x, y }) => (
        <div key={number}>
          <span
            className="anatomy-part"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          />
          <b className="anatomy-number" style={{ left: x, top: y }}>
            {number}
          </b>
        </div>
      ))}
    </div>
  );
}
