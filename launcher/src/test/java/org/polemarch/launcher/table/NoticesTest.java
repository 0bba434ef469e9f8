package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NoticesTest {

    private final Notices notices = new Notices();

    @Test
    void whatTheEyesAtTheScreenAreToldIsForThemAlone() {
        notices.tell(new Notice("a secret", "1"));
        assertThat(notices.now()).isEqualTo(new Notice("a secret", "1"));
        assertThat(notices.open()).isEqualTo(Notice.NONE);
    }

    @Test
    void whatTheyWereToldGoesWhenSomethingHappens() {
        notices.tell(Notice.of("a secret"));
        notices.warn("the disk is full");
        assertThat(notices.now().text()).isEqualTo("a secret");
        notices.happened();
        assertThat(notices.now().text()).as("it stays").isEqualTo("The disk is full");
        assertThat(notices.open().text()).isEqualTo("The disk is full");
    }

    @Test
    void everythingGoesWhenAPersonDoesSomething() {
        notices.tell(Notice.of("a secret"));
        notices.warn("the disk is full");
        notices.acted();
        assertThat(notices.now()).isEqualTo(Notice.NONE);
        assertThat(notices.open()).isEqualTo(Notice.NONE);
    }
}
