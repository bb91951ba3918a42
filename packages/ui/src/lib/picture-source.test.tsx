import { expect, it } from 'vitest';
import { pictureSource } from './picture-source.ts';

it('asks for an uploaded picture in the width that is needed', () => {
  for (const src of ['/api/files/f1/coil.webp', '/api/files/f1/coil.webp?width=640'])
    expect(pictureSource(src, '20rem')).toEqual({
      sizes: '20rem',
      srcSet:
        '/api/files/f1/coil.webp?width=192 192w, /api/files/f1/coil.webp?width=640 640w, /api/files/f1/coil.webp?width=1600 1600w',
      src,
    });
});

it('tells another host nothing', () => {
  for (const src of ['https://pictures.example/api/files/f1/coil.webp', 'data:image/png;base64,AAAA'])
    expect(pictureSource(src, '20rem')).toEqual({ referrerPolicy: 'no-referrer', src });
});
