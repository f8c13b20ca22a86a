/**
 * The look of lessons and reviews; this style applies only inside the element's shadow tree.
 *
 * @packageDocumentation
 */
import { css } from 'lit';

/** The style sheet of lessons and reviews. A lesson is one column across the whole width: the task, the board, and the buttons. */
export const studyStyle = css`
  .taught {
    grid-template: 'head' auto 'lesson' minmax(0, 1fr) / minmax(0, 1fr);
  }
  .lesson {
    grid-area: lesson;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: 0.5rem;
    min-block-size: 0;
    padding: 0.25rem 0.75rem 0.5rem;
  }
  .said {
    padding: 0.5rem 0.75rem;
    background: var(--sheet);
    border-radius: 0.5rem;
  }
  .at {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    color: var(--soft);
    font-size: 0.875rem;
  }
  .at progress {
    inline-size: 8rem;
    accent-color: var(--accent);
  }
  .task {
    max-inline-size: 70rem;
    min-block-size: 3.25rem;
    font-size: 1.0625rem;
  }
  .task p {
    margin: 0.25rem 0 0;
  }
  .tick {
    color: var(--accent);
    font-weight: 700;
  }
  .hint {
    font-weight: 650;
  }
  .lesson .place {
    /* A board in parts is as high as half its width: its first part stays in view. */
    inline-size: min(100%, max(44rem, (100dvh - 18rem) * 2));
    margin-inline: auto;
  }
  .lesson .bar {
    justify-content: flex-end;
  }
  @container (max-width: 899px) {
    .lesson {
      /* The page around says how high the first screen is. */
      block-size: var(--screen, 100dvh);
      padding-inline: 0.25rem;
    }
    .lesson .place {
      inline-size: 100%;
    }
    .task {
      font-size: 1rem;
    }
  }
  :host([small]) .lesson {
    block-size: auto;
    padding: 0;
  }
  :host([small]) .lesson .place {
    inline-size: 100%;
  }
  .tabs button {
    padding-inline: 0.2rem;
    font-size: 0.8125rem;
  }
  .review {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
  }
  .curve {
    inline-size: 100%;
    border: 1px solid var(--edge);
    border-radius: 0.5rem;
    background: var(--paper);
    cursor: pointer;
  }
  .curve path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
  }
  .curve .half {
    stroke: var(--edge);
    stroke-width: 1;
    stroke-dasharray: 2 4;
  }
  .curve .now {
    stroke: var(--ink);
    stroke-width: 1;
  }
  .curve circle {
    fill: var(--wrong);
  }
  .legend {
    color: var(--soft);
    font-size: 0.875rem;
  }
  .turns {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .turns button,
  .review td button {
    inline-size: 100%;
    text-align: start;
  }
  .turns [aria-current] {
    background: var(--tint);
    font-weight: 650;
  }
  .review td button {
    min-block-size: 28px;
    border: 0;
    background: none;
  }
  .review td button[aria-current='step'] {
    background: var(--tint);
  }
`;
