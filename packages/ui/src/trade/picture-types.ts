/** The types of pictures that can be uploaded, as the attribute `accept` has them. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** The types of files that go with something. */
export const picturesAndPdf = `${pictureTypes},application/pdf`;
