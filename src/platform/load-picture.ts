export type PictureLoad =
  | { readonly status: 'loaded'; readonly timeMs: number; readonly width: number; readonly height: number }
  | { readonly status: 'failed' }
  | { readonly status: 'late' };

/** Loads a picture as an `<img>` does, and tells how long that took. Never rejects. */
export function loadPicture(address: string, timeoutMs: number): Promise<PictureLoad> {
  const picture = new Image();
  const startMs = performance.now();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ status: 'late' }), timeoutMs);
    const end = (load: PictureLoad) => {
      clearTimeout(timer);
      resolve(load);
    };
    picture.addEventListener('error', () => end({ status: 'failed' }));
    picture.addEventListener('load', () =>
      end({
        status: 'loaded',
        timeMs: performance.now() - startMs,
        width: picture.naturalWidth,
        height: picture.naturalHeight,
      }),
    );
    picture.src = address;
  });
}
