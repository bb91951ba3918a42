const screens = [
  { name: 'desktop', width: 1440 },
  { name: 'telephone', width: 390 },
] as const;

/** A story of a whole screen, as wide as a desk and as a hand, in the theme of the page. */
export function Screens({ id, name: story }: { id: string; name: string }) {
  return (
    <div className="flow-frame">
      <div className="flow-screens">
        {screens.map(({ name, width }) => (
          // Not to be pressed or reached here: a dialog in it would take the focus of the page.
          <div key={name} className="flow-screen" style={{ '--_width': width } as object} inert>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook itself */}
            <iframe
              title={`${story}, ${name}`}
              src={`iframe.html?id=${id}&viewMode=story`}
              width={width}
              loading="lazy"
            />
          </div>
        ))}
      </div>
    </div>
  );
}
