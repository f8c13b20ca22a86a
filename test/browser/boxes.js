/**
 * Measures what a page shows, in the page itself: text over text, text that is cut, words and numbers broken over two lines, controls outside their
 * forms or over each other, boxes that scroll sideways, code that is too narrow, icons without a picture, and words that only programs read.
 *
 * This file runs in the browser. `window.measureBoxes()` returns the faults as sentences.
 */
(() => {
  const controls = 'button, input:not([type=hidden]), select, textarea';

  /** The element around an element, through slots and shadow trees. */
  const around = (element) =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() instanceof ShadowRoot ? element.getRootNode().host : null);

  const pathOf = (element) => {
    const path = [];
    for (let one = element; one; one = around(one)) path.push(one);
    return path;
  };

  const nameOf = (element) => {
    const classes = typeof element.className === 'string' ? element.className.trim().replace(/\s+/g, '.') : '';
    return `${element.localName}${element.id ? `#${element.id}` : ''}${classes ? `.${classes}` : ''}`;
  };

  /** True if only screen readers get an element. */
  const isForEars = (path) =>
    path.some((one) => {
      const { clipPath, clip, position } = getComputedStyle(one);
      return clipPath.startsWith('inset(50%') || (position === 'absolute' && clip !== 'auto' && clip !== '');
    });

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** All elements of the page, with those in shadow trees. */
  const all = [];
  const visit = (root) => {
    for (const one of root.querySelectorAll('*')) {
      all.push(one);
      if (one.shadowRoot) visit(one.shadowRoot);
    }
  };

  const within = (inner, outer, by) => inner.left >= outer.left - by && inner.right <= outer.right + by;

  /** Words may break where their box is as wide as a column of text and they still do not fit. */
  const widestWord = 240;

  const isBreakable = (word) => /[-/\u00ad\u200b–—…]/.test(word);

  /** The natural width of a text in the font of an element. */
  const canvas = document.createElement('canvas').getContext('2d');
  const widthOf = (text, style) => {
    if (canvas === null) throw new Error('this browser cannot measure texts');
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return canvas.measureText(text).width;
  };

  /** The part of a box that its scrolling and clipping ancestors show; null if they show none of it. */
  const shownPart = (box, path) => {
    let { left, right, top, bottom } = box;
    for (const one of path) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = one.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      if (right - left < 1 || bottom - top < 1) return null;
    }
    return { left, right, top, bottom };
  };

  /** The ancestor that cuts a text at its side. */
  const cutBy = (box, path) =>
    path.find((one) => {
      const { overflowX } = getComputedStyle(one);
      if (overflowX !== 'hidden' && overflowX !== 'clip') return false;
      const frame = one.getBoundingClientRect();
      return box.right > frame.right + 2 || box.left < frame.left - 2;
    });

  /** The words of a text node that are broken over two lines although they would fit into one. */
  const brokenIn = (node, style, path) => {
    const found = [];
    if (style.whiteSpace.startsWith('pre') && path.some(({ localName }) => localName === 'pre')) return found;
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      // Code breaks at its signs, but never within a name.
      const isCode = path.some(({ localName }) => localName === 'code') && /[=<>{}:,]/.test(word);
      if (word.length < 2 || isBreakable(word) || isCode) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      const isLong = widthOf(word, style) > widestWord;
      if (tops.size > 1 && !isLong) found.push(word);
    }
    return found;
  };

  /** The nearest element around a text that begins a line of its own. */
  const blockOf = (node) => {
    let one = node.parentElement;
    while (one.parentElement && getComputedStyle(one).display === 'inline') one = one.parentElement;
    return one;
  };

  /** The words of a table's cell that are broken between two of its elements, such as a bracket and the code after it. */
  const brokenBetween = (cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    const starts = nodes.map((_, index) => nodes.slice(0, index).reduce((sum, { data }) => sum + data.length, 0));
    const at = (offset) => {
      const index = starts.findLastIndex((start) => start <= offset);
      return [index, offset - starts[index]];
    };
    const found = [];
    for (const { 0: word, index } of nodes
      .map(({ data }) => data)
      .join('')
      .matchAll(/\S+/g)) {
      const [first, start] = at(index);
      const [last, end] = at(index + word.length - 1);
      if (first === last || isBreakable(word) || blockOf(nodes[first]) !== blockOf(nodes[last])) continue;
      const range = document.createRange();
      range.setStart(nodes[first], start);
      range.setEnd(nodes[last], end + 1);
      if (range.cloneContents().querySelector('wbr, br') !== null) continue;
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const heights = lines.map(({ top, bottom }) => (top + bottom) / 2);
      const isLong = widthOf(word, getComputedStyle(cell)) > widestWord;
      if (Math.max(...heights) - Math.min(...heights) > 10 && !isLong)
        found.push(`broken: ${quoted(word)} in ${nameOf(cell)}`);
    }
    return found;
  };

  /** The middle half of a line: lines of text may touch each other. */
  const core = ({ left, right, top, bottom }) => {
    const quarter = (bottom - top) / 4;
    return { left: left + 1, right: right - 1, top: top + quarter, bottom: bottom - quarter };
  };

  const common = (one, other) => {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return right - left > 1.5 && bottom - top > 1 ? { left, right, top, bottom } : null;
  };

  const isOpaque = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };

  /** True if something opaque lies between two texts, so that only one of them is seen. */
  const isCovered = (box, one, other) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (one.picture !== null && one.picture === other.picture) {
      const [below, above] =
        one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING
          ? [one, other]
          : [other, one];
      return [...one.picture.querySelectorAll('rect, circle, path, polygon, ellipse, image')].some((shape) => {
        const isBetween =
          below.element.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING &&
          shape.compareDocumentPosition(above.element) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (!isBetween || getComputedStyle(shape).fill === 'none') return false;
        const frame = shape.getBoundingClientRect();
        return frame.left <= x && frame.right >= x && frame.top <= y && frame.bottom >= y;
      });
    }
    // The fixed and sticky bars of a page lie over what scrolls below them.
    const paths = [pathOf(one.element), pathOf(other.element)];
    return paths.some((path, index) =>
      path.some(
        (element) =>
          !paths[1 - index].includes(element) &&
          (isOpaque(element) || getComputedStyle(element).backdropFilter !== 'none') &&
          ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position),
      ),
    );
  };

  const quoted = (text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;

  /** The texts of the page with their lines. */
  const textsIn = () => {
    const texts = [];
    for (const element of all) {
      if (element.localName === 'style' || element.localName === 'script' || element.localName === 'option') continue;
      if (element.localName === 'title' || element.localName === 'desc') continue;
      const nodes = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (nodes.length === 0 || !isSeen(element)) continue;
      const path = pathOf(element);
      if (isForEars(path)) continue;
      const picture = element.closest('svg');
      for (const node of nodes) {
        const range = document.createRange();
        range.selectNodeContents(node);
        // The letters of a text that is fitted to a length are narrower or wider than the lines of a range say.
        const fitted = element.closest('text[textLength]');
        const lines = (fitted === null ? [...range.getClientRects()] : [fitted.getBoundingClientRect()]).filter(
          ({ width, height }) => width > 0.5 && height > 0.5,
        );
        const seen = lines.flatMap((line) => shownPart(line, path) ?? []);
        if (seen.length > 0) texts.push({ node, element, path, picture, lines, seen });
      }
    }
    return texts;
  };

  const overlapsIn = (texts) => {
    const lines = texts
      .flatMap((text) => text.seen.map((line) => ({ text, box: core(line) })))
      .sort((one, other) => one.box.top - other.box.top);
    const found = [];
    for (const [index, { text, box }] of lines.entries())
      for (let next = index + 1; next < lines.length && lines[next].box.top < box.bottom; next++) {
        const other = lines[next];
        if (other.text === text) continue;
        const shared = common(box, other.box);
        if (shared !== null && !isCovered(shared, text, other.text))
          found.push(`text over text: ${quoted(text.node.data)} and ${quoted(other.text.node.data)}`);
      }
    return found;
  };

  /** Texts that are cut, broken, or wider than the pill around them. */
  const wrongTexts = (texts) =>
    texts.flatMap(({ node, element, path, picture, lines }) => {
      const found = [];
      const style = getComputedStyle(element);
      if (picture === null) {
        for (const word of brokenIn(node, style, path)) found.push(`broken: ${quoted(word)} in ${nameOf(element)}`);
        for (const line of lines) {
          const frame = cutBy(line, path);
          const isShort =
            frame !== undefined && getComputedStyle(frame).textOverflow === 'ellipsis' && path.some((one) => one.title);
          if (frame !== undefined && !isShort) found.push(`cut: ${quoted(node.data)} by ${nameOf(frame)}`);
        }
        const button = element.closest('button');
        const frame = button?.getBoundingClientRect();
        if (frame !== undefined && getComputedStyle(button).overflow === 'visible')
          for (const line of lines)
            if (!within(line, frame, 1) || line.top < frame.top - 1 || line.bottom > frame.bottom + 1)
              found.push(`outside its button: ${quoted(node.data)}`);
      } else {
        const text = element.closest('text') ?? element;
        const box = text.getBoundingClientRect();
        const pill = [...(text.parentElement?.children ?? [])].filter(
          (one) =>
            one.localName === 'rect' &&
            one.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING &&
            (() => {
              const frame = one.getBoundingClientRect();
              const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
              const holds = frame.left <= x && frame.right >= x && frame.top <= y && frame.bottom >= y;
              return holds && frame.height < 3 * box.height;
            })(),
        );
        const frame = pill.at(-1)?.getBoundingClientRect();
        if (frame !== undefined && box.width > frame.width + 1)
          found.push(`wider than its pill: ${quoted(text.textContent)}`);
      }
      return found;
    });

  /** Boxes that may scroll sideways: code, tables that say so, and the parts of a board that people enlarge. */
  const mayScroll = 'pre, table, .wide, .part, .board, .moves, .cards, [tabindex="0"][role=region]';

  const wrongControls = () => {
    const seen = all.filter((one) => one.matches(controls) && isSeen(one) && !isForEars(pathOf(one)));
    const boxes = seen.flatMap((element) => {
      const path = pathOf(element);
      const box = shownPart(element.getBoundingClientRect(), path.slice(1));
      return box === null || getComputedStyle(element).opacity === '0' ? [] : [{ element, path, box }];
    });
    const found = [];
    for (const { element, path } of boxes) {
      const form = path.slice(1).find((one) => one.matches('fieldset, form, dialog, aside, .panel'));
      const box = element.getBoundingClientRect();
      const isOnTrack = path.some((one) => one.matches(mayScroll) && form?.contains(one));
      if (form !== undefined && !isOnTrack && !within(box, form.getBoundingClientRect(), 1))
        found.push(
          `outside its ${form.localName}: ${nameOf(element)} ${quoted(element.textContent || element.name || '')}`,
        );
    }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const isNested = one.path.includes(other.element) || other.path.includes(one.element);
        const [box, next] = [one.box, other.box];
        const [wide, high] = [
          Math.min(box.right, next.right) - Math.max(box.left, next.left),
          Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top),
        ];
        if (
          !isNested &&
          wide > 3 &&
          high > 3 &&
          !isCovered(
            {
              left: Math.max(box.left, next.left),
              right: Math.min(box.right, next.right),
              top: Math.max(box.top, next.top),
              bottom: Math.min(box.bottom, next.bottom),
            },
            { ...one, picture: null },
            { ...other, picture: null },
          )
        )
          found.push(
            `control over control: ${nameOf(one.element)} ${quoted(one.element.textContent)} and ${nameOf(other.element)} ${quoted(other.element.textContent)}`,
          );
      }
    return found;
  };

  const sideways = () => [
    ...(document.documentElement.scrollWidth > window.innerWidth + 1
      ? [`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${window.innerWidth}`]
      : []),
    ...all
      .filter((one) => {
        if (one.scrollWidth <= one.clientWidth + 1 || one.clientWidth === 0 || one.matches(mayScroll) || !isSeen(one))
          return false;
        return ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && !isForEars(pathOf(one));
      })
      .map((one) => `scrolls sideways: ${nameOf(one)} ${one.scrollWidth} of ${one.clientWidth}`),
  ];

  /** Blocks of code so narrow that hardly a word fits into a line. */
  const slivers = () =>
    all
      .filter((one) => one.localName === 'pre' && isSeen(one) && one.clientWidth > 0 && one.clientWidth < 160)
      .map((one) => `too narrow: ${nameOf(one)} ${one.clientWidth}`);

  /** Icons that are filled squares, because the picture that should cut them out is missing. */
  const squares = () =>
    all
      .filter(
        (one) =>
          /\bvp-icon\b|\bicon\b|-[Ii]con\b/.test(one.getAttribute('class') ?? '') &&
          one.childElementCount === 0 &&
          isSeen(one),
      )
      .filter((one) => {
        const { maskImage, backgroundColor, backgroundImage } = getComputedStyle(one);
        const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
        return (
          one.localName !== 'svg' &&
          one.textContent.trim() === '' &&
          isFilled &&
          backgroundImage === 'none' &&
          maskImage === 'none'
        );
      })
      .map((one) => `an icon without a picture: ${nameOf(one)}`);

  /** Words that only programs read: the texts of bots in menus, notations in lists of moves, and options with the same words. */
  const forPrograms = () => {
    const found = [];
    for (const one of all) {
      if (one.localName === 'option' && /^\w+:\w+=/.test(one.textContent.trim()))
        found.push(`a bot without a name: ${quoted(one.textContent)}`);
      if (
        one.matches('.moves .step') &&
        /^(?:pick|place|trade|sac|move|evil|good|pass)\b:?\S*$/.test(one.textContent.trim())
      )
        found.push(`a move without words: ${quoted(one.textContent)}`);
      if (
        one.matches('.option, .editor > summary') &&
        /\b[a-z]+_v?\d+\b|^No effect\b|^likewise\b/i.test(one.textContent.trim())
      )
        found.push(`an option without use or words: ${quoted(one.textContent)}`);
    }
    for (const form of all.filter((one) => one.localName === 'form')) {
      const labels = [...form.querySelectorAll('.option > span')].map((one) =>
        [...one.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map(({ data }) => data.trim())
          .join(' '),
      );
      for (const label of new Set(labels.filter((one, index) => one !== '' && labels.indexOf(one) !== index)))
        found.push(`two options have the words ${quoted(label)}`);
    }
    return found;
  };

  window.measureBoxes = () => {
    all.length = 0;
    visit(document);
    const texts = textsIn();
    return [
      ...new Set([
        ...overlapsIn(texts),
        ...wrongTexts(texts),
        ...wrongControls(),
        ...all.filter((one) => one.matches('td, th') && isSeen(one)).flatMap(brokenBetween),
        ...sideways(),
        ...slivers(),
        ...squares(),
        ...forPrograms(),
      ]),
    ];
  };
})();
