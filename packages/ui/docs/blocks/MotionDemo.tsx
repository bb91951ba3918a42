import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';

const durations = ['fast', 'base', 'slow'] as const;
const curves = ['out', 'in-out'] as const;

/** Every duration with every curve; under reduced motion the marks are at once where they go. */
export function MotionDemo() {
  const [there, setThere] = useState(false);
  return (
    <div className="motion-demo sb-unstyled" data-there={there || undefined}>
      <Button variant="secondary" onClick={() => setThere(!there)}>
        {there ? 'Move back' : 'Move'}
      </Button>
      {durations.flatMap((duration) =>
        curves.map((curve) => (
          <div key={`${duration} ${curve}`} className="motion-track">
            <code>
              {duration}, {curve}
            </code>
            <div>
              <span
                style={{
                  transitionDuration: `var(--gh-duration-${duration})`,
                  transitionTimingFunction: `var(--gh-ease-${curve})`,
                }}
              />
            </div>
          </div>
        )),
      )}
    </div>
  );
}
