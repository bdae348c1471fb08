/** What `webkit.ts` uses of a package without types. */
declare module 'selenium-webdriver' {
  interface WebElement {
    click(): Promise<void>;
  }
  interface Actions {
    move(target: { origin: WebElement }): Actions;
    sendKeys(keys: string): Actions;
    perform(): Promise<void>;
  }
  interface WebDriver {
    get(address: string): Promise<void>;
    findElement(locator: Locator): Promise<WebElement>;
    // biome-ignore lint/suspicious/noExplicitAny: what a function of the page takes is its own affair
    executeScript<Answer>(script: (...words: any[]) => Answer, ...words: unknown[]): Promise<Answer>;
    wait(isSo: () => Promise<boolean>, timeout: number, message: string): Promise<unknown>;
    actions(): Actions;
    manage(): {
      window(): { setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    };
    getCapabilities(): Promise<Capabilities>;
    quit(): Promise<void>;
  }
  interface Locator {
    using: string;
    value: string;
  }
  export const By: { css(selector: string): Locator };
  export class Capabilities {
    constructor(values: Record<string, unknown>);
    get(name: string): string | undefined;
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
}

declare module 'selenium-webdriver/remote/index.js' {
  export class DriverService {
    start(timeout: number): Promise<string>;
    kill(): Promise<void>;
    static Builder: {
      new (
        program: string,
      ): {
        setLoopback(only: boolean): this;
        setEnvironment(environment: Record<string, string | undefined>): this;
        build(): DriverService;
      };
    };
  }
}
