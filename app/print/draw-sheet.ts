/** One cell of an image sheet in pixels: 63 × 88 within a thousandth, and ten across make 4080. */
export const CELL = { width: 408, height: 570 } as const;

/** A picture that is put together piece by piece, so that the page lives on and it can be stopped. */
export interface Drawing {
  /** Draws an element as it stands on the page, with its top left at this place. */
  readonly take: (element: HTMLElement, x: number, y: number) => Promise<void>;
  /** The picture as a PNG file; after this nothing can be added. */
  readonly done: () => Promise<Blob>;
}

/** An empty white picture of that size in pixels. Rejects where the browser has no room for it. */
export async function startDrawing(width: number, height: number): Promise<Drawing> {
  const look = await pageLook();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no room for so large a picture.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return {
    take: async (element, x, y) => {
      context.drawImage(await pictureOf(element, look), x, y);
    },
    done: () =>
      new Promise((give, no) => {
        canvas.toBlob((blob) => {
          canvas.width = 0;
          if (blob === null) no(new Error('The browser could not write so large a picture.'));
          else give(blob);
        }, 'image/png');
      }),
  };
}

/**
 * An element as an image: its markup and the page's style sheets inside an SVG picture. Such a
 * picture may fetch nothing, so the typefaces come with the styles; and it is no document of ours,
 * so the page's Content-Security-Policy has nothing to forbid in it.
 */
async function pictureOf(element: HTMLElement, look: string): Promise<HTMLImageElement> {
  const { offsetWidth: width, offsetHeight: height } = element;
  const markup = new XMLSerializer().serializeToString(element);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<style>${look}</style>`,
    `<foreignObject x="0" y="0" width="${width}" height="${height}">${markup}</foreignObject></svg>`,
  ].join('');
  const image = new Image();
  image.width = width;
  image.height = height;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

let gathering: Promise<string> | undefined;

/** Every style rule of the page as XML text, with the typefaces in it; gathered once. */
function pageLook(): Promise<string> {
  gathering ??= gather().catch((error: unknown) => {
    gathering = undefined;
    throw error;
  });
  return gathering;
}

async function gather(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
  );
  const written = await Promise.all(
    rules.map(({ rule, base }) =>
      rule instanceof CSSFontFaceRule ? fontText(rule, base) : rule.cssText,
    ),
  );
  return written.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A typeface with its file inside; nothing for the parts of a face that no card's name needs. */
async function fontText(rule: CSSFontFaceRule, base: string): Promise<string> {
  const range = rule.style.getPropertyValue('unicode-range');
  const isLatin = range === '' || /U\+0*(0-0*ff|100-)/i.test(range);
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (!isLatin || address === undefined) return '';
  const response = await fetch(new URL(address, base));
  if (!response.ok) return '';
  return rule.cssText.replace(address, await asDataUrl(await response.blob()));
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((give, no) => {
    const reader = new FileReader();
    reader.onload = () => give(String(reader.result));
    reader.onerror = () => no(reader.error);
    reader.readAsDataURL(blob);
  });
}
